import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as levelsPage from '../../routes/mitsukete/levels.tsx';
import {
  cards,
  find,
  kanjiOf,
  line,
  miss,
  openLevel,
  serverKnows,
  serverLevels,
  victory,
  win,
} from '../../testing/mitsukete.ts';
import { expectAccessible, press, show } from '../../testing/screen.tsx';

const choice = (name: string) => page.getByRole('radio', { name });
const targets = () => [...document.querySelectorAll('.mit__targets li')];
const shown = () => targets().map((target) => target.querySelector('.masu')?.textContent);
const said = page.getByRole('status').first();

const choose = async (name: string) => {
  await show(levelsPage, { path: '/mitsukete/levels', data: await serverLevels() });
  await choice(name).click();
  await expect.element(choice(name)).toBeChecked();
  await cleanup();
};

test('MIT-05 by what targets are shown is chosen on the list, and kept on the device', async () => {
  await choose('Lesung');
  await show(levelsPage, { path: '/mitsukete/levels', data: await serverLevels() });
  await expect.element(choice('Lesung')).toBeChecked();
  await expect.element(page.getByText(/in die Bestenliste kommen diese Partien nicht/)).toBeVisible();
  await expectAccessible('asked by reading');
  await choice('Kanji').click();
  await cleanup();
  await openLevel('first-strokes');
  expect(shown().join('')).toMatch(/^\p{Script=Han}{3}$/u);
});

test('MIT-05 a target asked by its meaning hides its kanji until the first right card', async () => {
  await choose('Bedeutung');
  await openLevel('first-strokes');
  expect(shown()).toEqual(['?', '?', '?']);
  expect(targets().map((target) => target.textContent)).not.toContainEqual(
    expect.stringMatching(/\p{Script=Han}/u),
  );
  expect(line()).toContain('Die erste richtige deckt ihr Ziel auf.');

  for (const card of cards()) {
    card.click();
    await vi.advanceTimersByTimeAsync(0);
    if (shown().some((mark) => mark !== '?')) break;
    card.click();
    await vi.advanceTimersByTimeAsync(0);
  }
  const picked = document.querySelector('.mit__grid [aria-pressed=true]') as HTMLElement;
  const kanji = kanjiOf(picked);
  expect(shown().filter((mark) => mark !== '?')).toEqual([kanji]);
  expect(document.querySelector('.mit__targets .k--model')?.textContent).toBe(kanji);
  expect(line()).toContain('Noch zwei davon.');
  await expect.element(said).toMatchTextContent(new RegExp(`^Aufgedeckt: ${kanji}, `));
  picked.click();
  await vi.advanceTimersByTimeAsync(0);
  expect(shown()).toContain(kanji);
});

test('MIT-05 a target asked by its reading shows kana, and what was seen stays so after a reload', async () => {
  await choose('Lesung');
  await openLevel('first-strokes');
  for (const target of targets()) expect(target.textContent).toMatch(/^\?[ぁ-ん]+$/);
  await expect.element(said).toMatchTextContent(/Gesucht: [ぁ-ん]+, [ぁ-ん]+ und [ぁ-ん]+\.$/);
  for (const card of cards().slice(0, 12)) {
    card.click();
    await vi.advanceTimersByTimeAsync(0);
    card.click();
    await vi.advanceTimersByTimeAsync(0);
  }
  const before = shown();
  expect(before).not.toEqual(['?', '?', '?']);
  await cleanup();
  await openLevel('first-strokes');
  expect(shown()).toEqual(before);
});

test('MIT-05 API-09 a run whose targets are hidden asks for no ticket, and is won as any other', async () => {
  const asked: string[] = [];
  const others = window.fetch;
  vi.stubGlobal('fetch', (request: RequestInfo | URL, init?: RequestInit) => {
    asked.push(new URL(new Request(request, init).url).pathname);
    return others(request, init);
  });
  await choose('Bedeutung');
  await openLevel('first-strokes');
  expect(asked).not.toContain('/api/v1/game-tickets');
  for (const kanji of new Set(cards().map(kanjiOf))) {
    if (document.querySelector('[role=dialog]')) break;
    await find(kanji);
    await vi.advanceTimersByTimeAsync(1_000);
  }
  await win();
  await expect.element(page.getByRole('dialog', { name: 'Alles gefunden' })).toBeVisible();
});

const flawlessIn = (ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { completed: true, highScore: 200, flawlessMs: 30_000 }]));
const harder = page.getByRole('dialog').getByRole('link', { name: 'Jetzt nach Bedeutung suchen' });

test('MIT-05 after two levels without a mistake the next one is offered by meaning', async () => {
  serverKnows(400, flawlessIn(['seven-days']));
  await openLevel('first-strokes');
  await win();
  await expect.element(harder).toBeVisible();
  await expect.element(page.getByText(/^Du hast 2 Level ohne Fehlgriff geschafft/)).toBeVisible();
  harder.element().addEventListener('click', (event) => event.preventDefault());
  press(harder);
  await expect.element(harder).toHaveLength(0);
  await cleanup();
  await show(levelsPage, { path: '/mitsukete/levels', data: await serverLevels() });
  await expect.element(choice('Bedeutung')).toBeChecked();
});

test('MIT-05 it is offered neither after the first such level, nor after a mistake', async () => {
  await openLevel('first-strokes');
  await win();
  await expect.element(victory).toBeVisible();
  expect(harder.elements()).toEqual([]);
  await cleanup();
  serverKnows(400, flawlessIn(['seven-days', 'home']));
  await openLevel('first-strokes');
  await miss();
  await vi.advanceTimersByTimeAsync(1_000);
  await win();
  await expect.element(victory).toBeVisible();
  expect(harder.elements()).toEqual([]);
});
