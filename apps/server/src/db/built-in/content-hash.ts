import { createHash } from 'node:crypto';

/** Changes whenever the content does. */
export const contentHash = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 22);
