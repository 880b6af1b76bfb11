import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { conceptIds } from '@michi/contracts/coming-soon';
import { locales } from '@michi/messages/locales';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../../../../../packages/messages/messages');
const read = (locale: string, namespace: string) =>
  JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8'));

test.each(locales)('LAN-01 the first page says of an idea what its own page says: %s', (locale) => {
  const { lines } = read(locale, 'home').concepts;
  const { items } = read(locale, 'concepts');
  expect(lines).toEqual(Object.fromEntries(conceptIds.map((id) => [id, items[id].line])));
});
