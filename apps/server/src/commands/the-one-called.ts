import type { UsersTable } from '../db/schema.ts';
import { CommandRefusal } from './run-command.ts';

/** Whom a name may mean: an account, or a guest by the tag. */
type Called = Pick<UsersTable, 'id' | 'username' | 'created_at'>;

/** Who is meant by a name; null when nobody is. Throws Refusal, which lists them, when it may be several. */
export function theOneCalled<Somebody extends Called>(
  name: string,
  called: readonly Somebody[],
): Somebody | null {
  const [first = null, ...others] = called;
  if (others.length === 0) return first;
  const list = called.map(
    ({ id, username, created_at }) => `${id}  ${legible(username)}  ${new Date(created_at).toISOString()}`,
  );
  throw new CommandRefusal(
    [`Several may be meant by ${legible(name)}; say the id instead of the name:`, ...list].join('\n'),
  );
}

/** A name in quotes, in which nothing stays unseen: U+00AD is \u{AD}. */
export const legible = (name: string): string =>
  `"${name.replace(/(?! )[\p{Default_Ignorable_Code_Point}\p{C}\p{Z}]/gu, escaped)}"`;

const escaped = (character: string): string => `\\u{${character.codePointAt(0)?.toString(16).toUpperCase()}}`;
