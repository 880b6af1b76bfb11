// Writes the notice that the licences of others ask for: what the built site contains, each with its licence.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Something of others that is shipped; of a package as the bundler lists it. */
interface Shipped {
  readonly name: string;
  readonly version?: string;
  /** The licence by its SPDX identifier. */
  readonly identifier?: string | undefined;
  readonly text?: string | undefined;
}

const introduction = `Kanji no Michi contains the following works of others, whose licences stand below their names.`;
const rule = '-'.repeat(80);

/** The notice as text: each work once, those under the same text together. Throws when a licence is missing. */
export function noticeOf(shipped: readonly Shipped[]): string {
  const namesByText = new Map<string, Set<string>>();
  for (const { name, version, identifier, text } of shipped.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!identifier || !text) throw new Error(`${name} is shipped, but its licence is not to be found.`);
    const names = namesByText.get(text.trim()) ?? new Set();
    names.add(`${[name, version].filter(Boolean).join(' ')} (${identifier})`);
    namesByText.set(text.trim(), names);
  }
  const parts = [...namesByText].map(([text, names]) => `${rule}\n${[...names].join('\n')}\n\n${text}\n`);
  return [`${introduction}\n`, ...parts].join('\n');
}

function writeNotice(web: string): void {
  const bundled = ['client', 'server'].flatMap((side): Shipped[] =>
    JSON.parse(readFileSync(join(web, 'build', side, '.vite/licences.json'), 'utf8')),
  );
  const folder = join(web, 'public/fonts');
  const fonts = readdirSync(folder)
    .filter((file) => file.endsWith('-licence.txt'))
    .map((file) => ({
      name: file.replace('-licence.txt', ''),
      identifier: 'OFL-1.1',
      text: readFileSync(join(folder, file), 'utf8'),
    }));
  writeFileSync(join(web, 'build/client/notice.txt'), noticeOf([...bundled, ...fonts]));
}

if (import.meta.main) writeNotice(join(import.meta.dirname, '../apps/web'));
