import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { headingsOf } from './headings.ts';

const folder = mkdtempSync(join(tmpdir(), 'headings-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a heading is what the program sets as one: between its tags, or as title or heading of a component', () => {
  const module = join(folder, 'screen.tsx');
  writeFileSync(
    module,
    `<h1>{t('menu.greeting')}</h1>
     <h2 id="x">
       {word.meaning} {texts(\`\${id}.line\`)}
     </h2>
     <Dialog title={open ? t('won') : common('lost')} closeLabel={t('close')}>
       <p>{t('text')}</p>
     </Dialog>`,
  );
  const isHeading = headingsOf([module]);
  const paths = ['menu.greeting', 'de.menu.greeting', 'meaning', 'kanji.day.line', 'end.won', 'lost'];
  expect(paths.filter((path) => !isHeading(path))).toEqual([]);
  expect(['greeting', 'close', 'text', 'lostAgain', 'unlost', ''].filter(isHeading)).toEqual([]);
});
