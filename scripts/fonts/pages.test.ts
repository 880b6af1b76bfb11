// @module-tag sweep
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { planFaces } from './faces.ts';
import { entriesOf, readPages, sheetOf } from './pages.ts';

const product = resolve(import.meta.dirname, '../..');
const root = mkdtempSync(join(tmpdir(), 'pages-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const blocks = readFileSync(join(product, 'packages/kanji/src/blocks.json'), 'utf8');
const files = {
  'apps/web/app/root.tsx': `
    import './fonts/frame.generated.css';
    export const handle: PageHandle = { messages: ['common', 'problems'] };`,
  'apps/web/app/features/shell/site-frame.tsx': '<b>道中</b>',
  'apps/web/app/routes/renga/play.tsx': `
    import { Frame } from '../../games/renga/frame.tsx';
    export const handle: PageHandle = {
      messages: ['renga'],
    };`,
  'apps/web/app/games/renga/frame.tsx': `
    import { renga } from '../../../../../packages/games/src/renga/game.ts';
    import { other } from '../../../../../packages/games/src/other/game.ts';
    import '../../fonts/renga.generated.css';
    <h1>{t('name')}</h1>
    <i>済</i>`,
  'apps/web/app/routes/renga/spring.tsx': `
    import '../../fonts/renga-spring.generated.css';
    export const handle: PageHandle = {
      messages: ['renga'],
    };`,
  'packages/games/src/renga/seasons/spring.ts': "ask('花見')",
  'packages/games/src/renga/seasons/winter.ts': "ask('大雪')",
  'packages/games/src/renga/game.ts': "{ japaneseTitle: '連歌', crest: '連' }",
  'packages/games/src/renga/rules.ts': "write('丼');",
  'packages/games/src/renga/poems.json': [{ ja: '古池や', kanji: ['蛙'] }, { ja: '水の音' }],
  'packages/games/src/renga/recordings/one.json': [{ ja: '録' }],
  'packages/games/src/other/game.ts': "{ japaneseTitle: '他' }",
  'packages/messages/messages/ja/common.json': { menu: '目次' },
  'packages/messages/messages/ja/renga.json': { name: '歌の道', text: '続ける。' },
  'packages/messages/messages/de/renga.json': { name: 'Renga', text: 'Das 歌.' },
  'packages/kanji/src/blocks.json': blocks,
  'packages/kanji/data/deck-1/facts.json': [{ kanji: '蛙' }],
  'packages/kanji/data/deck-1/ja.json': { 蛙: { glosses: ['跳ぶ生き物'] } },
  'packages/kanji/data/deck-2/facts.json': [{ kanji: '鯨' }],
  'packages/kanji/data/deck-2/ja.json': { 鯨: { glosses: ['海'] } },
};
for (const [path, content] of Object.entries(files)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content));
}

test('a game has the fonts of its texts, because its pages import their sheet', () => {
  const game = readPages(root).find(({ name }) => name === 'renga');
  expect(game).toMatchObject({
    name: 'renga',
    japanese: { words: expect.arrayContaining(['道中', '済', '連歌']) },
    foreign: { messages: [{ text: 'Renga', isHeading: true }, { text: 'Das 歌.', isHeading: false }, {}] },
  });
  expect(game?.japanese.messages.slice(0, 3)).toEqual([
    { text: '目次', isHeading: false },
    { text: '歌の道', isHeading: true },
    { text: '続ける。', isHeading: false },
  ]);
  expect(game?.pictures).toEqual(expect.arrayContaining(['済', '連', '丼']));
  expect(game?.models).toEqual(['丼']);
  expect(game?.japanese.words).not.toContain('他');
  const items = game?.japanese.content.map((item) => item.map(({ text }) => text));
  expect(items).toEqual([['丼'], ['古池や'], ['水の音'], ['跳ぶ生き物']]);
});

test('a page that is named after a part of its game shows what the game knows of that part', () => {
  const spring = readPages(root).find(({ name }) => name === 'renga-spring');
  for (const readers of [spring?.japanese, spring?.foreign]) {
    const told = readers?.content.flat();
    expect(told).toContainEqual({ text: '花見', isHeading: true });
    expect(told?.map(({ text }) => text)).not.toContain('大雪');
  }
});

test('files of blocks hold what the table says, whatever the texts are', () => {
  const cutsOf = (folder: string) =>
    planFaces(folder).flatMap(({ sheet, cut }) => (sheet === 'kanji' ? [cut] : []));
  expect(cutsOf(root)).toEqual(cutsOf(product));
  const printed = cutsOf(product).filter(({ name }) => name.startsWith('shippori-mincho-500-block-'));
  expect(new Set(printed.map(({ characters }) => characters)).size).toBe(JSON.parse(blocks).length);
});

describe.each(entriesOf(product).map((path) => path.slice(product.length + 1)))('%s', (entry) => {
  test('brings a style sheet of fonts along', () => {
    expect(sheetOf(join(product, entry))).toMatch(/^[a-z-]+$/);
  });
});
