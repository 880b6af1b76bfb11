import * as z from 'zod/mini';
import { oneLine } from './fields.ts';
import { storable } from './storable.ts';

/** The domain in ASCII, as mail servers know it. What can be no domain stays as it is. */
function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  // An address of the web ends its domain at these.
  if (/^[\x20-\x7e]*$/.test(domain) || /[/?#\\:%[\]\s]/.test(domain)) return address;
  const web = `http://${domain}`;
  return URL.canParse(web) ? address.slice(0, at) + new URL(web).hostname : address;
}

/** The pattern of zod, which leaves out top-level domains like xn--p1ai (рф). */
const pattern =
  /^(?:[a-z0-9_'+-]+\.)*[a-z0-9_'+-]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/i;

const typed = z
  .string()
  .check(storable, z.normalize('NFKC'), z.trim(), z.overwrite(withAsciiDomain), z.maxLength(254), oneLine);

/**
 * An address of mail, however a keyboard writes it: full-width characters become narrow ones, and a domain of any
 * script its form in ASCII, by which it is kept, mailed and shown.
 */
export const email = typed.check(z.email({ pattern }));

/** The same, or empty. */
export const emailIfAny = typed.check(
  z.refine((value) => value === '' || pattern.test(value), { error: 'email' }),
);
