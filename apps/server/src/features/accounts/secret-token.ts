import { hash, randomBytes } from 'node:crypto';

const tokenBytes = 32;

/** A token that nobody can guess, 43 characters, and what is stored of it. */
export function newToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(tokenBytes).toString('base64url');
  return { token, hash: hashOf(token) };
}

/** What can only end the session of a token, 43 characters. By it nobody finds the token. */
export const endTicketOf = (token: string): string => hash('sha256', `end session\n${token}`, 'base64url');

/** What is stored of a token or a ticket: its SHA-256, so that the database alone opens nothing. */
export const hashOf = (token: string): string => hash('sha256', token, 'hex');
