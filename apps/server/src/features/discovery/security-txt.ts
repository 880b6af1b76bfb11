import { pathIn } from '@michi/contracts/page-address';
import { defaultLocale, locales } from '@michi/messages/locales';

export const securityTxtPath = '/.well-known/security.txt';

const dayMs = 24 * 60 * 60 * 1000;
/** Whoever reads an old copy is to look again: RFC 9116 advises less than a year. */
const validDays = 180;

export interface SecurityContact {
  readonly publicUrl: string;
  /** Of the owner; null when the settings name none. */
  readonly email: string | null;
}

/** Whom to tell of a hole (RFC 9116): the owner by mail, or by the form that reaches him. The same for a whole day. */
export function securityTxt({ publicUrl, email }: SecurityContact, now: number): string {
  const contacts = [
    ...(email === null ? [] : [`mailto:${email}`]),
    publicUrl + pathIn(defaultLocale, '/contact'),
  ];
  const today = now - (now % dayMs);
  const fields = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${new Date(today + validDays * dayMs).toISOString()}`,
    `Preferred-Languages: ${locales.join(', ')}`,
    `Canonical: ${publicUrl}${securityTxtPath}`,
  ];
  return `${fields.join('\n')}\n`;
}
