import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { browserLearner } from '../../learner/browser-learner.ts';
import * as levelsPage from '../../routes/mitsukete/levels.tsx';
import { serverKnows, serverLevels } from '../../testing/mitsukete.ts';
import { show } from '../../testing/screen.tsx';

const reached = { completed: true, highScore: 105 };
const four = {
  'first-strokes': { ...reached, flawlessMs: 21_480 },
  'one-to-ten': reached,
  'sky-and-earth': reached,
  positions: reached,
};
const openList = async () => show(levelsPage, { path: '/mitsukete/levels', data: await serverLevels() });
const level = (name: string) => page.getByRole('link', { name, exact: true });
const fold = (name: string) => page.getByText(name, { exact: true });
/** The levels that can be seen, in their order. */
const shown = () =>
  [...document.querySelectorAll<HTMLElement>('.mit-level h3')].flatMap((heading) =>
    heading.checkVisibility() ? heading.textContent : [],
  );

test('MIT-02 a level tells what it asks, what is next, and of one that is done its best score', async () => {
  serverKnows(105, { 'first-strokes': reached });
  await openList();
  const about = (name: string) => page.getByRole('listitem').filter({ has: level(name) });
  await expect.element(about('Eins bis zehn')).toMatchTextContent(/Als Nächstes/);
  await fold('Ein Level geschafft').click();
  const first = about('Erste Striche');
  await expect
    .element(first.getByRole('link'))
    .toHaveAccessibleDescription(/Bogen mit 4 mal 4 Karten.*3 Ziele.*ohne Limit/);
  await expect.element(first).toMatchTextContent(/Berg, Fluss, Sonne, Mond.*Bestwert 105/);
  for (const name of ['Geschafft', 'Schwierigkeit 1 von 3'])
    await expect.element(first.getByRole('img', { name })).toBeVisible();
  await fold('38 Level noch verschlossen').click();
  await expect.element(page.getByText('Zeitlimit 2:00').first()).toBeVisible();
});

test('MIT-02 the list opens at what is next; done and locked levels are folded, within 2,000 px on a phone', async () => {
  serverKnows(440, four);
  await page.viewport(360, 760);
  await openList();
  await expect.element(level('Sieben Tage')).toBeVisible();
  expect(shown()).toEqual(['Sieben Tage', 'Familie und Freunde']);
  expect(level('Sieben Tage').element().getBoundingClientRect().bottom).toBeLessThan(760);
  expect(document.documentElement.scrollHeight).toBeLessThan(2_000);
  await expect.element(fold('4 Level geschafft')).toBeVisible();
  await expect.element(fold('34 Level noch verschlossen')).toBeVisible();
});

test('MIT-02 GAM-01 every level can be reached by the keyboard, the folded ones too', async () => {
  serverKnows(440, four);
  await openList();
  await expect.element(fold('4 Level geschafft')).toBeVisible();
  (fold('4 Level geschafft').element().closest('summary') as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(level('Erste Striche')).toBeVisible();
  expect(shown()).toEqual([
    'Sieben Tage',
    'Familie und Freunde',
    'Erste Striche',
    'Eins bis zehn',
    'Himmel und Erde',
    'Oben, unten, daneben',
  ]);
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(page.getByText('/mitsukete/play/first-strokes')).toBeVisible();
});

test('MIT-02 a locked level says what opens it, and leads nowhere', async () => {
  serverKnows(440, four);
  await openList();
  await fold('34 Level noch verschlossen').click();
  expect(shown()).toHaveLength(36);
  await expect.element(page.getByText('Ab 520 Punkten')).toBeVisible();
  expect(level('Genau hinsehen').elements()).toEqual([]);
});

test('MIT-02 of many open levels the first six are laid out', async () => {
  serverKnows(8_000, four);
  await page.viewport(360, 760);
  await openList();
  await expect.element(fold('30 weitere offene Level')).toBeVisible();
  expect(shown()).toHaveLength(6);
  expect(document.documentElement.scrollHeight).toBeLessThan(2_000);
});

test('MIT-02 with nothing ahead the few levels that are done are laid out, many stay folded', async () => {
  const { levels } = await serverLevels();
  serverKnows(105, { 'first-strokes': reached, 'one-to-ten': reached });
  await openList();
  await expect.element(fold('2 Level geschafft')).toBeVisible();
  expect(shown()).toEqual(['Erste Striche', 'Eins bis zehn']);
  await cleanup();
  serverKnows(8_000, Object.fromEntries(levels.map(({ id }) => [id, reached])));
  await browserLearner().refreshProgress('mitsukete');
  await openList();
  await expect.element(fold('40 Level geschafft')).toBeVisible();
  expect(shown()).toEqual([]);
});

test('MIT-02 a flawless level tells its time and its moves', async () => {
  serverKnows(440, four);
  await openList();
  await fold('4 Level geschafft').click();
  await expect.element(page.getByText('Fehlerfrei in 0:21, 3 Züge')).toBeVisible();
  expect(page.getByText(/^Fehlerfrei in/).elements()).toHaveLength(1);
});

test('GAM-01 the links of levels and the folds are 44 px high at least', async () => {
  serverKnows(440, four);
  await page.viewport(360, 760);
  await openList();
  await expect.element(level('Sieben Tage')).toBeVisible();
  for (const each of document.querySelectorAll('.mit-level a, .mit-levels summary, .mit-clue label')) {
    const { width, height } = each.getBoundingClientRect();
    if (!(each as HTMLElement).checkVisibility()) continue;
    expect(Math.min(width, height), each.textContent).toBeGreaterThanOrEqual(44);
  }
});
