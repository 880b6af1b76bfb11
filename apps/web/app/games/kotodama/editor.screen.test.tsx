import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserTable } from '../../learner/database.ts';
import { idOf } from '../../learner/documents/creation.ts';
import * as completePage from '../../routes/kotodama/complete.tsx';
import * as createPage from '../../routes/kotodama/create.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { fillDevice } from '../../testing/full-device.ts';
import { addWords, openSheet, wordButton } from '../../testing/kotodama.ts';
import {
  button,
  cutOff,
  cutWithin,
  enlargeText,
  expectAccessible,
  goBack,
  phones,
  phonesAndDesktop,
  press,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';
import { setTutorialClosed } from './tutorial.tsx';

beforeEach(async () => {
  setTutorialClosed(true);
  await page.viewport(1280, 860);
  await forgetCreations();
});

const kept = async () =>
  (await browserTable('creations').all()) as { name: string; content: { lines: unknown[][] } }[];

test('KOT-01 KOT-03 words fill the lines one after the other; what would overrun a line is not taken', async () => {
  await openSheet();
  await button('Frühling').click();
  await addWords('桜', '花');
  await expect.element(button(/Zeile 1: 5 von 5 Silben. 桜花/)).toBeVisible();
  await expect.element(button(/Zeile 2: 0 von 7/)).toHaveAttribute('aria-pressed', 'true');
  await addWords('静か', '月', '川');
  press(button(/Zeile 2: 7 von 7/));
  await userEvent.click(wordButton('山'), { force: true });
  await expect.element(button(/Zeile 2: 7 von 7 Silben. 静か月川/)).toBeVisible();
  await button('Zeile leeren').click();
  await expect.element(button(/Zeile 2: 0 von 7/)).toBeVisible();
  await button('Rückgängig').click();
  await expect.element(button(/Zeile 2: 7 von 7/)).toBeVisible();
});

test('KOT-03 GAM-01 a word that is taken out leaves the focus to its line', async () => {
  await openSheet();
  await addWords('空');
  const piece = page.getByTitle('空 aus Zeile 1 nehmen');
  (piece.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button(/Zeile 1: 0 von 5/)).toHaveFocus();
});

test('KOT-05 a poem is finished once its lines are full, kept with its points, and shown', async () => {
  await openSheet();
  await button('Frühling').click();
  await expect.element(button('Haiku vollenden')).not.toBeInTheDocument();
  await addWords('桜', '花', '静か', '月', '夢', '風', '光');
  await expect.element(page.getByText('Fünf, sieben, fünf: Es steht.')).toBeVisible();
  await button('Haiku vollenden').click();
  await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
  expect(await kept()).toMatchObject([{ content: { handedIn: { points: 384 } } }]);
});

test.each(phonesAndDesktop)(
  'GAM-01 KOT-05 a poem whose lines are full is finished without scrolling: %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    await openSheet();
    await button('Frühling').click();
    await addWords('桜', '花', '静か', '月', '夢', '風', '光');
    await expect.element(button('Haiku vollenden')).toBeInViewport({ ratio: 1 });
    expect(sidewaysScroll()).toBe(0);
  },
);

test.each(phones)(
  'GAM-01 KOT-03 while words are chosen the poem stays in view beside them: %i × %i',
  async (width, height) => {
    await page.viewport(width, height);
    await openSheet();
    const [word, last] = ['山', '旅'].map((kanji) => wordButton(kanji).element() as HTMLElement);
    last?.focus();
    word?.focus(); // as by keys, which scroll as little as they must
    const lines = [...document.querySelectorAll('.kot-line')].map((line) => line.getBoundingClientRect());
    const { top, left } = word?.getBoundingClientRect() ?? new DOMRect();
    expect(Math.min(...lines.map((line) => line.top))).toBeGreaterThanOrEqual(0);
    expect(lines.every((line) => line.bottom <= top || line.right <= left)).toBe(true);
  },
);

test('KOT-01 KOT-02 a word of the seasonal list has its poetic meaning', async () => {
  await openSheet();
  await button('Frühling').click();
  await expect.element(wordButton('桜')).toMatchTextContent('Schönheit, die vergeht');
  await expect.element(button('桜, さくら, Kirschblüte, Schönheit, die vergeht, 3 Silben')).toBeVisible();
});

test('KOT-01 the editor shows the achievements of the game', async () => {
  await openSheet();
  const achievements = page.getByRole('region', { name: 'Deine Erfolge in Kotodama' });
  await expect.element(achievements.getByText('Meister des Haiku')).toBeVisible();
});

test('KOT-01 the tutorial opens by itself for who has written nothing, and is closed by its start button', async () => {
  setTutorialClosed(false);
  await show(createPage, { path: '/kotodama/create' });
  const tutorial = page.getByRole('dialog', { name: 'So entsteht ein Haiku' });
  await expect.element(tutorial).toBeVisible();
  await expectAccessible('the tutorial');
  await tutorial.getByRole('button', { name: 'Anfangen' }).click();
  await expect.element(tutorial).not.toBeInTheDocument();
  await addWords('山');
  await expect.poll(async () => (await kept()).length).toBe(1);
  setTutorialClosed(false);
  await cleanup();
  await show(createPage, { path: '/kotodama/create' });
  await expect.element(button(/Zeile 1: 2 von 5/)).toBeVisible();
  await expect.element(tutorial).not.toBeInTheDocument();
});

test('GAM-07 GAM-01 undo and redo keep the focus at their ends, lead to the line they change, and say how it stands', async () => {
  await openSheet();
  await addWords('空', '心', '月');
  await expect.element(button(/Zeile 2: 2 von 7/)).toHaveAttribute('aria-pressed', 'true');
  const undo = button('Rückgängig');
  (undo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(button(/Zeile 1: 2 von 5/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('Zeile 1: 2 von 5 Silben. 空')).toBeInTheDocument();
  await userEvent.keyboard('{Enter}{Enter}');
  await expect.element(button(/Zeile 1: 0 von 5/)).toBeVisible();
  await expect.element(undo).toHaveFocus();
  expect(undo.element().closest('.play__bar')).not.toBeNull();
  const redo = button('Wiederholen');
  (redo.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
  await expect.element(button(/Zeile 2: 2 von 7/)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(redo).toHaveFocus();
});

test('GAM-07 GAM-03 a draft is there again as it was, and is handed in', async () => {
  await openSheet();
  await addWords('空');
  await expect.poll(async () => (await kept())[0]?.content.lines[0]).toHaveLength(1);
  await cleanup();
  await openSheet();
  await expect.element(button(/Zeile 1: 2 von 5 Silben. 空/)).toBeVisible();
  await addWords('心', '静か', '月', '川', '風', '光');
  await button('Haiku vollenden').click();
  await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
});

test.each([
  [undefined, ['空', '心', '静か', '月', '川', '風', '光'], createPage, '/kotodama/create'],
  ['furuike', ['静か', '月', '川', '風', '光'], completePage, '/kotodama/complete/:poem'],
] as const)(
  'KOT-05 what is finished stands: its draft leads to the poem (%s)',
  async (poem, words, route, at) => {
    await openSheet(poem);
    await addWords(...words);
    await button('Haiku vollenden').click();
    await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
    const id = idOf((await kept())[0]?.name ?? '');
    await cleanup();
    await show(route, { path: `${at.replace(':poem', poem ?? '')}?draft=${id}`, at });
    await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
  },
);

test.each(['first of all', 'after it was kept'])(
  'GAM-07 KOT-05 without room a poem is not finished, which is said at once; once there is room it is: %s',
  async (when) => {
    let makeRoom = when === 'first of all' ? fillDevice() : () => {};
    await openSheet();
    await addWords('空', '心', '静か', '月', '川', '風');
    if (when !== 'first of all') {
      await expect.poll(async () => (await kept())[0]?.content.lines[2]).toHaveLength(1);
      makeRoom = fillDevice();
    }
    await addWords('光');
    await expect.element(page.getByText(/kein Platz mehr/)).toBeVisible();
    await button('Haiku vollenden').click();
    const said = page.getByRole('dialog', { name: 'Noch nicht vollendet' });
    await expect.element(said.getByText(/kein Platz mehr/)).toBeVisible();
    await expect.element(said.getByRole('button', { name: 'Karte speichern' })).toBeVisible();
    await expectAccessible('no room for a poem');
    await said.getByRole('button', { name: 'Weiterschreiben' }).click();
    await expect.element(button('Haiku vollenden')).toHaveFocus();
    await button('Rückgängig').click();
    await addWords('光');
    await button('Haiku vollenden').click();
    const retry = said.getByRole('button', { name: 'Noch einmal versuchen' });
    await expect.element(retry).toBeVisible();
    makeRoom();
    await retry.click();
    await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
    expect(await kept()).toMatchObject([{ content: { handedIn: { points: expect.any(Number) } } }]);
  },
);

test('KOT-05 from a poem that was just finished, back leads to where one came from', async () => {
  await show(createPage, { from: '/kotodama', path: '/kotodama/create' });
  await addWords('空', '心', '静か', '月', '川', '風', '光');
  await button('Haiku vollenden').click();
  await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
  goBack();
  await expect.element(page.getByText('/kotodama', { exact: true })).toBeVisible();
});

test('GAM-07 KOT-01 changed in two tabs both poems stand, and the other one is a step away', async () => {
  await openSheet('furuike');
  await addWords('空');
  await expect.poll(async () => (await kept())[0]?.content.lines[1]).toHaveLength(1);
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kanji-no-michi', 'values');
  const [[key, creation] = ['', {}]] = await entries<string, Record<string, unknown>>(store);
  await set(key, { ...creation, edition: crypto.randomUUID() }, store); // another tab wrote
  await addWords('心');
  await expect.element(page.getByText(/geht es als Kopie weiter/)).toBeVisible();
  expect(await kept()).toHaveLength(2);
  await page.getByRole('link', { name: 'Zur anderen Fassung' }).click();
  await expect.element(button(/Zeile 2: 2 von 7 Silben. 空/)).toBeVisible();
});

test.each([
  ['is not there', null, /ist nicht auf diesem Gerät/],
  ['a newer version has made', { format: 9, content: { sung: true } }, /aus einer neueren Fassung/],
] as const)(
  'GAM-07 KOT-01 of a draft that %s that is said, and nothing is written',
  async (_, changed, said) => {
    await openSheet();
    await addWords('空');
    await expect.poll(async () => (await kept())[0]?.content.lines[0]).toHaveLength(1);
    const id = idOf((await kept())[0]?.name ?? '');
    const { clear, createStore, entries, set } = await import('idb-keyval');
    const store = createStore('kanji-no-michi', 'values');
    const [[key, creation] = ['', {}]] = await entries<string, object>(store);
    if (changed === null) await clear(store);
    else await set(key, { ...creation, ...changed }, store);
    const before = await kept();
    await cleanup();
    await show(createPage, { path: `/kotodama/create?draft=${id}`, at: '/kotodama/create' });
    await expect.element(page.getByText(said)).toBeVisible();
    await expectAccessible('a draft that cannot be opened');
    await expect
      .element(page.getByRole('link', { name: 'Alle deine Haikus' }))
      .toHaveAttribute('href', '/kotodama/poems');
    expect(await kept()).toEqual(before);
  },
);

test('KOT-06 a draft that completes a classic is opened with its first line, whatever leads to it', async () => {
  await openSheet('furuike');
  await addWords('空');
  await expect.poll(async () => (await kept())[0]?.content.lines[1]).toHaveLength(1);
  const id = idOf((await kept())[0]?.name ?? '');
  await cleanup();
  await show(createPage, { path: `/kotodama/create?draft=${id}`, at: '/kotodama/create' });
  await expect.element(page.getByText('/kotodama/complete/furuike')).toBeVisible();
});

test('KOT-06 a hint names a word of nature that fits, three times a poem', async () => {
  await openSheet();
  for (const left of [3, 2]) await button(`Hinweis, noch ${left}`).click();
  press(button('Hinweis, noch 1'));
  expect(document.querySelector('.kot-hint')?.textContent).toMatch(/^Versuche „.+“ \(.+\)$/); // it goes after 3 s
  await expect.element(button('Hinweis, noch 0')).toHaveAttribute('aria-disabled', 'true');
});

test('KOT-06 of a classic the first line stands, and the rest is written', async () => {
  await openSheet('ikutabimo');
  await expect.element(page.getByText('Erste Zeile, von Shiki: いくたびも')).toBeInTheDocument();
  await expect.element(button(/Zeile 2: 0 von 7/)).toHaveAttribute('aria-pressed', 'true');
});

test('KOT-04 the panel says how the poem sounds and what would raise it', async () => {
  await openSheet();
  await button('Winter').click();
  await addWords('雪');
  const bar = (name: string) => page.getByRole('progressbar', { name });
  await expect.element(bar('Harmonie')).toHaveAttribute('aria-valuetext', '33 %');
  await expect.element(bar('Tradition')).toHaveAttribute('aria-valuetext', '100 %');
  await expect.element(page.getByText(/würde die Harmonie heben/)).toBeVisible();
});

test('GAM-01 the sheet is accessible, upright and lying', async () => {
  await openSheet();
  await button('Frühling').click();
  await addWords('桜', '花', '海');
  await expectAccessible('the sheet');
  await button('Waagerecht').click();
  await expectAccessible('the sheet, horizontal');
});

test.each(phonesAndDesktop)(
  'GAM-01 with text twice as large nothing of the sheet is cut off at the side: %i × %i',
  async (width, height) => {
    await openSheet();
    await button('Frühling').click();
    await addWords('桜', '花', '静か', '月', '夢', '風');
    await page.viewport(width, height);
    enlargeText();
    const isLying = () => document.querySelector('.kot-paper--horizontal') !== null;
    for (const lying of [isLying(), !isLying()]) {
      await expect.poll(isLying).toBe(lying);
      expect([sidewaysScroll(), cutOff()]).toEqual([0, []]);
      expect(cutWithin('.kot-paper, .kot-line__word, .kot-words, .play__bar')).toEqual([]);
      press(button(/^(Senkrecht|Waagerecht)$/));
    }
  },
);
