import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readMail } from '../apps/server/src/testing/read-mail.ts';
import { visit } from './browser.ts';
import { newDataDir } from './data-dir.ts';
import { expect, test } from './fixtures.ts';

const dataDir = newDataDir();
test.use({ serverSettings: { LOG_LEVEL: 'warn', DATA_DIR: dataDir } });

/** The links of the mails that were sent to an address. */
function linksTo(address: string): string[] {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return []; // none was sent yet
  const mails = readdirSync(folder).map((file) => readMail(readFileSync(join(folder, file), 'utf8')));
  return mails
    .filter(({ headers }) => headers.to?.includes(address))
    .flatMap(({ text }) => text.match(/https?:\S+newsletter\/\S+/g) ?? []);
}

test('HUB-04 the newsletter begins with the link of the mail and one press, and ends with another', async ({
  page,
}) => {
  const open = (name: string) => page.getByRole('button', { name }).click();
  const title = page.getByRole('heading', { level: 1 });
  const newsletter = page.getByRole('dialog', { name: 'Post vom Schreibtisch' });
  const address = newsletter.getByLabel('E-Mail-Adresse');
  await visit(page, '/games');
  await open('Newsletter abonnieren');
  await expect(address).toBeFocused();
  await address.fill('aki@example.org');
  await page.keyboard.press('Enter');
  await expect(newsletter.getByRole('status')).toContainText('Fast geschafft');
  await expect(newsletter.getByRole('status')).toBeFocused();

  await expect.poll(() => linksTo('aki@example.org').length).toBeGreaterThan(1);
  const paths = linksTo('aki@example.org').map((link) => {
    const { pathname, search } = new URL(link);
    return pathname + search;
  });
  await visit(page, paths.find((path) => path.includes('/confirm')) ?? '');
  await expect(title).toHaveText('Newsletter bestätigen');
  await open('Ja, ich lese mit');
  await expect(title).toHaveText('Du bist dabei!');

  await visit(page, paths.find((path) => path.includes('/end')) ?? '');
  await open('Abbestellen und Adresse löschen');
  await expect(title).toHaveText('Abbestellt');
});
