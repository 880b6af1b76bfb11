import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readMail } from '../apps/server/src/testing/read-mail.ts';

/** The path of the link that was mailed to an address last, below the path of a page. */
export async function mailedPath(dataDir: string, address: string, pagePath: string): Promise<string> {
  const folder = join(dataDir, 'mail');
  const find = () => {
    const mails = readdirSync(folder)
      .sort()
      .map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
    const links = mails
      .filter(({ headers }) => headers.to?.includes(address))
      .flatMap(({ text }) => text.match(/https?:\S+/g) ?? [])
      .filter((link) => new URL(link).pathname === pagePath);
    return links.at(-1) ?? '';
  };
  // A mail for a new password is put off for up to three seconds.
  await expect.poll(find).not.toBe('');
  const { pathname, search } = new URL(find());
  return pathname + search;
}
