import { uuid } from '@michi/game-kit/id';
import * as z from 'zod/mini';

/** Something that a learner makes: many of one kind, each with an id of its own, the same on every device of a learner. */
export interface CreationKind<Content> {
  /** Raised when the shape of its content changes. */
  readonly format: number;
  readonly schema: z.ZodMiniType<Content>;
}

/** A creation as it is stored: what was made, and what tells one state of it from another. */
export const storedCreation = <Content>(schema: z.ZodMiniType<Content>) =>
  z.object({
    /** Another one with every change. */
    edition: uuid,
    /** When it was changed last by the clock of its device: epoch ms. */
    changedAt: z.int().check(z.gte(0)),
    /** The creation beside which it stands because two devices had changed that one at once. */
    copyOf: z.nullable(uuid),
    content: schema,
  });

/** So many creations a learner may have in all, and so many bytes of them. */
export const mostCreations = 200;
export const mostCreationBytes = 10_000_000;
/** So many bytes of JSON one may have. */
export const mostBytesOfCreation = 60_000;
