import { epochMs } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import '../../lib/calls/schemas.ts';

/** What this device and the server have in common of a creation. */
const stored = z.object({
  /** 0 when the server has nothing. */
  version: z.int(),
  /** The edition that the server has; null for none. */
  edition: z.nullable(z.string()),
});

/** Something that the learner has made or is making, as this device keeps it. */
export const localCreation = z.object({
  v: z.literal(1),
  /** Whose it is: `guest`, or the id of an account. */
  owner: z.string(),
  /** Its kind and its id. */
  name: z.string(),
  format: z.int(),
  /** Another one with every change. */
  edition: z.string(),
  /** When it was changed last: epoch ms. */
  changedAt: epochMs,
  /** The id of the creation beside which it stands because that one was changed twice at once. */
  copyOf: z.nullable(z.string()),
  /** Null once it was removed. */
  content: z.unknown(),
  stored,
  /** Editions that were sent and not answered: the server may have one of them. */
  sent: z.array(z.string()),
  /** Why the server would not take this edition. */
  refused: z.nullable(z.string()),
});
export type LocalCreation = z.infer<typeof localCreation>;

/** The same, as screens see it. */
export type Creation = Pick<
  LocalCreation,
  'name' | 'format' | 'edition' | 'changedAt' | 'copyOf' | 'content' | 'refused'
>;

export const nothingStored: LocalCreation['stored'] = { version: 0, edition: null };

export const keyOf = ({ owner, name }: Pick<LocalCreation, 'owner' | 'name'>): string => `${owner} ${name}`;

/** Whether the server has it as it is. */
export const isStored = ({ edition, stored }: LocalCreation): boolean => edition === stored.edition;

/** The name of a creation: its kind, such as `kotodama.haiku`, and its id. */
export const creationName = (kind: string, id: string): string => `${kind}.${id}`;
export const kindOf = (name: string): string => name.slice(0, name.lastIndexOf('.'));
export const idOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
