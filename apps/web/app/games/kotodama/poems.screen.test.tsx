import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as poemsPage from '../../routes/kotodama/poems.tsx';
import { forgetCreations } from '../../testing/forget-creations.ts';
import { addWords, openSheet } from '../../testing/kotodama.ts';
import { button, expectAccessible, show, stateElsewhere } from '../../testing/screen.tsx';

beforeEach(async () => {
  await forgetCreations();
});
afterEach(() => vi.restoreAllMocks());

/** Finishes a classic and shows it among the poems. */
async function openPoem(): Promise<void> {
  await openSheet('furuike');
  await addWords('静か', '月', '川', '風', '光');
  await button('Haiku vollenden').click();
  await expect.element(page.getByText('/kotodama/poems')).toBeVisible();
  const state = stateElsewhere();
  await cleanup();
  await show(poemsPage, { path: '/kotodama/poems', state });
  await expect.element(button('Als Text kopieren')).toBeVisible();
}

test('KOT-01 where the browser forbids to copy, a window holds the poem, marked, to be copied by hand', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await openPoem();
  await button('Als Text kopieren').click();
  const byHand = page.getByRole('dialog', { name: 'Dein Haiku zum Kopieren' });
  const text = byHand.getByRole('textbox');
  await expect.element(text).toHaveFocus();
  const { value, selectionStart, selectionEnd } = text.element() as HTMLTextAreaElement;
  expect(value).toMatch(/^古池や\n静か月川\n風光\n\n/);
  expect([selectionStart, selectionEnd]).toEqual([0, value.length]);
  await expectAccessible('a poem to be copied by hand');
  await button('Schließen').click();
  await expect.element(button('Als Text kopieren')).toHaveFocus();
});

test('TDY-02 a kanji of a poem that was just finished is offered to be written, of one that is looked at it is not', async () => {
  await openPoem();
  const write = page.getByRole('link', { name: '光 selbst schreiben' });
  await expect.element(write).toHaveAttribute('href', '/tatakae?write=光');
  await expectAccessible('a finished poem with ways on');
  await cleanup();
  await show(poemsPage, { path: '/kotodama/poems' });
  await expect.element(button('Als Text kopieren')).toBeVisible();
  expect(write.elements()).toEqual([]);
});

test('KOT-01 a finished haiku has its theme and its mood', async () => {
  await openPoem();
  await expect.element(page.getByText('Natur im Frühling')).toBeVisible();
  await expect.element(page.getByText('Stimmung', { exact: true })).toBeVisible();
  expect(document.querySelector('.kot-score__character')?.textContent).toContain('Stimmungstill');
});

test('KOT-06 a classic stands with readings over its kanji alone', async () => {
  await openPoem();
  const readings = [...document.querySelectorAll('.kot-original rt')].map((each) => each.textContent);
  expect(readings).toEqual(['ふるいけ', 'かわず', 'と', 'みず', 'おと']);
});

test('KOT-01 GAM-07 of a poem that a newer version has made that is said, and it is left as it is', async () => {
  await openPoem();
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kanji-no-michi', 'values');
  const [[key, creation] = ['', {}]] = await entries<string, object>(store);
  await set(key, { ...creation, format: 9, content: { sung: true } }, store);
  await cleanup();
  await show(poemsPage, { path: '/kotodama/poems' });
  await expect.element(page.getByText(/Ein Gedicht kommt aus einer neueren Fassung/)).toBeVisible();
  expect(await entries(store)).toMatchObject([[key, { content: { sung: true } }]]);
});

test('GAM-07 KOT-01 of a poem that the account has no room for it is said where it is, and why', async () => {
  await openPoem();
  const { createStore, entries, set } = await import('idb-keyval');
  const store = createStore('kanji-no-michi', 'values');
  const [[key, creation] = ['', {}]] = await entries<string, object>(store);
  await set(key, { ...creation, refused: 'In deinem Konto ist kein Platz mehr.' }, store);
  await cleanup();
  await show(poemsPage, { path: '/kotodama/poems' });
  await expect
    .element(page.getByText('Ein Gedicht ist nur auf diesem Gerät. In deinem Konto ist kein Platz mehr.'))
    .toBeVisible();
  await expect.element(page.getByText('Nur auf diesem Gerät', { exact: true })).toBeVisible();
  await expectAccessible('a poem that the account has no room for');
});
