import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { databaseUrl } from '../apps/server/src/db/location.ts';
import { readMail } from '../apps/server/src/testing/read-mail.ts';

/** Changes an account as only the server could, so that it is as old, or as it was opened, as a test needs it. */
export function changeAccount(
  dataDir: string,
  email: string,
  change: (database: DatabaseSync, id: string) => void,
): void {
  const database = new DatabaseSync(databaseUrl({ DATA_DIR: dataDir }), { timeout: 5000 });
  const { id } = database.prepare('select id from users where email = ?').get(email) as { id: string };
  change(database, id);
  database.close();
}

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
