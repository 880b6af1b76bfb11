import * as z from 'zod/mini';

/** A UUID that a client has made. In capital letters it is the same (RFC 9562, section 4). */
export const uuid = z.uuid().check(z.toLowerCase());
/** One that tells when it was made. */
export const uuidv7 = z.uuidv7().check(z.toLowerCase());
