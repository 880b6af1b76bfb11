import { meaningInOneLine } from '@michi/kanji/kanji';
import { deckOf, taughtKanji } from '@michi/kanji/taught-kanji';
import fr from '@michi/messages/fr/common.json' with { type: 'json' };
import type { Locale } from '@michi/messages/locales';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { loadDeck } from '../../lib/language/kanji-deck.ts';
import * as reviewRoute from '../../routes/today/review.tsx';
import * as today from '../../routes/today/today.tsx';
import { blockFiles } from '../../testing/devtools.ts';
import { button, expectAccessible, show, withinMain, withinSite } from '../../testing/screen.tsx';

const open = (sitting: string, named = '', locale?: Locale) =>
  show(withinMain(reviewRoute), {
    path: `/today/review/${sitting}${named}`,
    at: '/today/review/:sitting',
    data: sitting,
    ...(locale && { locale }),
  });
const options = page.getByRole('group', { name: 'Antworten' });
/** The option that tells what the kanji means that is asked for. */
async function rightOption() {
  const kanji = document.querySelector('.rev-ask .sr-only')?.textContent.trim() ?? '';
  const entries = await loadDeck(deckOf(kanji) ?? 'deck-1', 'de');
  const entry = entries.find((each) => each.kanji === kanji);
  return options.getByRole('button', { name: entry ? meaningInOneLine(entry) : kanji, exact: true });
}
const unknown = button('Weiß ich nicht');
const next = button('Weiter');

test('TDY-02 a placement asks twelve kanji once, and ends with one game', async () => {
  await page.viewport(360, 760);
  await open('placement');
  await expect.element(page.getByText('Frage 1 von 12')).toBeVisible();
  await expectAccessible('asked');
  for (let place = 0; place < 12; place++) {
    await unknown.click();
    if (place === 0) await expectAccessible('shown');
    await next.click();
  }
  await expect.element(page.getByText('0 von 12 gewusst')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Tabibito beginnen' })).toBeVisible();
  await expectAccessible('placed');
});

test('GAM-01 TDY-02 on a small phone what is asked and all eight answers are in one view', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1280, 860));
  await show(withinSite(reviewRoute), {
    path: '/today/review/placement',
    at: '/today/review/:sitting',
    data: 'placement',
  });
  await expect.element(options).toBeVisible();
  expect(options.getByRole('button').elements()).toHaveLength(8);
  for (const option of options.getByRole('button').all())
    await expect.element(option).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByText('Frage 1 von 12')).toBeInViewport();
});

test('TDY-01 TDY-02 new kanji begin after what a placement has shown to be known', async () => {
  await open('placement');
  for (let place = 0; place < 12; place++) {
    await expect.element(page.getByText(`Frage ${place + 1} von 12`)).toBeVisible();
    await (place < 8 ? await rightOption() : unknown).click();
    await next.click();
  }
  await expect.element(page.getByText('8 von 12 gewusst')).toBeVisible();
  await cleanup();
  await show(withinMain(today), { path: '/today' });
  const fresh = page.getByRole('region', { name: 'Neue Kanji heute' }).getByRole('listitem');
  await expect.poll(() => fresh.elements().length).toBe(5);
  for (const item of fresh.elements())
    expect(taughtKanji.indexOf(item.textContent)).toBeGreaterThanOrEqual(245);
});

test('TDY-01 new kanji are shown, asked, and what was missed comes back; the last answer can be taken back', async () => {
  await open('new');
  await expect.element(page.getByText('Sieh dir die 5 Zeichen in Ruhe an', { exact: false })).toBeVisible();
  await expectAccessible('introduced');
  await button('Abfragen').click();
  await expect.element(page.getByText('Frage 1 von 10')).toBeVisible();
  await unknown.click();
  await expect.element(page.getByText('Frage 1 von 11')).toBeVisible();
  await button('Letzte Antwort zurücknehmen').click();
  await expect.element(page.getByText('Frage 1 von 10')).toBeVisible();
  await unknown.click();
  await next.click();
  await expect.element(page.getByText('Frage 2 von 11')).toBeVisible();
});

test('GAM-01 TDY-01 digits choose, 0 is "I don\'t know", 9 takes back; each is told where a keyboard is likely', async () => {
  await open('placement');
  await expect.element(page.getByText('Frage 1 von 12')).toBeVisible();
  const told = (of: Element) => {
    const { content, counterReset } = getComputedStyle(of, '::after');
    return `${content}, ${counterReset}`;
  };
  expect(options.getByRole('button').elements().map(told)).toEqual(
    Array.from({ length: 8 }, (_, index) => `counter(key) / "", key ${index + 1}`),
  );
  expect(told(unknown.element())).toBe('counter(key) / "", key 0');
  await userEvent.keyboard('0');
  await expect.element(page.getByText('Gut zu wissen.')).toBeVisible();
  await userEvent.keyboard('9');
  await expect.element(page.getByText('Gut zu wissen.')).not.toBeInTheDocument();
  await userEvent.keyboard('8');
  await expect.element(next).toHaveFocus();
});

test('TDY-01 a sitting that was left goes on where it was, and what was answered is remembered', async () => {
  await open('new');
  await button('Abfragen').click();
  for (let place = 0; place < 2; place++) {
    await unknown.click();
    await next.click();
  }
  await expect.element(page.getByText('Frage 3 von 12')).toBeVisible();
  await cleanup();
  await open('new');
  await expect.element(page.getByText('Frage 3 von 12')).toBeVisible();
  for (let place = 2; place < 20; place++) {
    await unknown.click();
    await next.click();
  }
  await expect.element(page.getByRole('heading', { name: '0 von 10 gewusst' })).toHaveFocus();
  await expectAccessible('how it went');
  await cleanup();
  await show(withinMain(today), { path: '/today' });
  await expect.element(page.getByText('Alle neuen Zeichen von heute hast du kennengelernt.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Für heute ist alles geübt' })).toBeVisible();
  await expectAccessible('done');
});

test('TDY-02 kanji that an address names are asked for, by meaning and reading; those that nobody teaches are not', async () => {
  await open('kanji', '?of=山川川闇');
  await expect.element(page.getByText('Frage 1 von 4')).toBeVisible();
  await unknown.click();
  await next.click();
  await cleanup();
  await open('kanji', '?of=日');
  await expect.element(page.getByText('Frage 1 von 2'), { message: 'other kanji begin anew' }).toBeVisible();
  await cleanup();
  await open('kanji', '?of=x');
  await expect.element(page.getByText('Hier ist nichts zu tun')).toBeVisible();
});

test('TDY-01 a review whose kanji cannot be loaded can be tried again, and the focus goes on with it', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => blockFiles([]));
  await blockFiles(['*/data/*/es.json*']); // a language that no other test of this file has loaded
  await open('placement', '', 'es');
  const retry = button('Volver a intentarlo');
  await retry.click();
  const failures = () =>
    warn.mock.calls.filter(([what]) => what === 'loading the kanji of a review failed:').length;
  await expect.poll(failures).toBe(2);
  await expect.element(retry).toHaveFocus();
  await blockFiles([]);
  await retry.click();
  await expect.element(page.getByText('Pregunta 1 de 12')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: /significa/ })).toHaveFocus();
});

test('TDY-01 GAM-01 new kanji that another try has loaded give the focus to the title above them', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  onTestFinished(() => blockFiles([]));
  await blockFiles(['*/data/*/fr.json*']); // another language that no other test of this file has loaded
  await open('new', '', 'fr');
  const retry = button(fr.retry);
  await expect.element(retry).toBeVisible();
  await blockFiles([]);
  await retry.click();
  await expect.element(retry).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});
