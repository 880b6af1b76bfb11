import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import type { Messages } from 'use-intl';

const folder = join(import.meta.dirname, '../../../../packages/messages/messages');

/** The messages of these namespaces in a language, as they are written. */
export function writtenMessages(locale: Locale, namespaces: readonly Namespace[]): Messages {
  const entries = namespaces.map((namespace) => [
    namespace,
    JSON.parse(readFileSync(join(folder, locale, `${namespace}.json`), 'utf8')),
  ]);
  return Object.fromEntries(entries);
}
