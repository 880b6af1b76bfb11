import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserKeptWorks } from '../../learner/kept-works.ts';
import { idOf } from '../../learner/work.ts';
import * as completePage from '../../routes/kotodama/complete.tsx';
import * as createPage from '../../routes/kotodama/create.tsx';
import { addWords, openSheet, wordButton } from '../../testing/kotodama.ts';
import {
  button,
  enlargeText,
  expectAccessible,
  phones,
  press,
  show,
  sidewaysScroll,
} from '../../testing/screen.tsx';

beforeEach(async () => {
  const { clear, createStore } = await import('idb-keyval');
  await clear(createStore('kanji-no-michi-works', 'works'));
});

const kept = async () =>
  (await browserKeptWorks().all()) as { name: string; content: { lines: unknown[][] } }[];

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
  await expect.element(button('Haiku vollenden')).toBeDisabled();
  await addWords('桜', '花', '静か', '月', '夢', '風', '光');
  await expect.element(page.getByText('Fünf, sieben, fünf: Es steht.')).toBeVisible();
  await button('Haiku vollenden').click();
  await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
  expect(await kept()).toMatchObject([{ content: { handedIn: { points: 384 } } }]);
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

test('KOT-06 a hint names a word of nature that fits, three times a poem', async () => {
  await openSheet();
  for (const left of [3, 2]) await button(`Hinweis, noch ${left}`).click();
  press(button('Hinweis, noch 1'));
  expect(document.querySelector('.kot-hint')?.textContent).toMatch(/^Versuche „.+“ \(.+\)$/); // it goes after 3 s
  await expect.element(button('Hinweis, noch 0')).toBeDisabled();
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

test('GAM-01 the sheet is accessible, upright and lying, on phones and with large text', async () => {
  await openSheet();
  await button('Frühling').click();
  await addWords('桜', '花', '海');
  await expectAccessible('the sheet');
  await button('Waagerecht').click();
  await expectAccessible('the sheet, horizontal');
  for (const [width, height] of phones) {
    await page.viewport(width, height);
    expect(sidewaysScroll(), `${width} × ${height}`).toBe(0);
  }
  await page.viewport(360, 640);
  enlargeText();
  expect(sidewaysScroll()).toBe(0);
  await page.viewport(1280, 860);
});
