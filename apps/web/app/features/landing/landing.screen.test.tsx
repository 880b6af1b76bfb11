import { conceptIds } from '@michi/contracts/coming-soon';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { refused } from '../../testing/calls.ts';
import { dealt, kanjiOfTheDay, openHome, section, sheet, showcase, teaser } from '../../testing/landing.ts';
import { sidewaysScroll } from '../../testing/screen.tsx';

const hrefs = (links: readonly Element[]) => links.map((link) => link.getAttribute('href'));
const texts = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('LAN-01 the sections stand in their order, each with its anchor, and nothing scrolls sideways on a phone', async () => {
  await page.viewport(360, 760);
  await openHome();
  const order = [...document.querySelectorAll('section[aria-labelledby]')].map(
    ({ id, ariaLabelledByElements }) => [id, ariaLabelledByElements?.[0]?.textContent],
  );
  expect(order).toEqual([
    ['features', 'Sechs Werkzeuge im Federkasten'],
    ['games', 'Jedes Spiel ein eigenes Heft'],
    ['new-games', 'Noch Bleistift, bald Tusche'],
    ['blog', 'Zum Lesen zwischendurch'],
    ['', 'Der erste Strich ist der leichteste.'],
    ['impressum', 'Wer dahintersteht'],
  ]);
  expect(sidewaysScroll()).toBe(0);
  await page.viewport(1280, 860);
  expect(sidewaysScroll()).toBe(0);
});

test('LAN-01 LAN-02 LAN-05 the ways on lead to the sections, and each of the twelve ideas to its page', async () => {
  await openHome();
  for (const [name, hash] of [
    ['Spiele entdecken', 'games'],
    ['Mehr erfahren', 'blog'],
    ['Jetzt ein Spiel wählen', 'games'],
  ] as const)
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', `/#${hash}`);
  const ideas = section('Noch Bleistift, bald Tusche').getByRole('listitem').getByRole('link').elements();
  expect(ideas).toHaveLength(12);
  expect(hrefs(ideas)).toEqual(conceptIds.map((id) => `/${id}`));
});

test.each([
  ['de', ['50K+', '2000+', '4,9 / 5'], ['50K+', '2,1\u00a0Mio.+', '4,8']],
  ['en', ['50K+', '2000+', '4.9 / 5'], ['50K+', '2.1M+', '4.8']],
  ['ja', ['5万人+', '2000+', '4.9 / 5'], ['5万人+', '210万字+', '4.8']],
] as const)(
  'LAN-02 LAN-05 LNG-04 the claimed figures stand as %s writes them',
  async (locale, hero, action) => {
    await openHome({}, locale === 'de' ? '/' : `/${locale}`);
    expect(texts('.hero dd')).toEqual(hero);
    expect(texts('.cta dd')).toEqual(action);
  },
);

test('LAN-06 six features, each with what works today', async () => {
  await openHome();
  const features = section('Sechs Werkzeuge im Federkasten').getByRole('listitem').elements();
  const told = features.map((each) => [
    each.querySelector('h3')?.textContent,
    each.querySelector('p:last-child')?.textContent,
  ]);
  expect(told).toEqual([
    ['KI-Unterstützung', 'Zum Teil schon da'],
    ['Spielerisch lernen', 'Heute schon da'],
    ['Fortschritt sehen', 'Heute schon da'],
    ['Schrifterkennung', 'In Arbeit'],
    ['Offline-Modus', 'Heute schon da'],
    ['Gemeinschaft', 'Zum Teil schon da'],
  ]);
});

test('STA-01 particulars that nobody has set are marked as to be filled in', async () => {
  await openHome();
  const imprint = section('Wer dahintersteht');
  await expect.element(imprint).toMatchTextContent('[Name noch nicht eingetragen]');
  await expect
    .element(imprint.getByRole('link', { name: 'Impressum' }))
    .toHaveAttribute('href', '/impressum');
});

test('LAN-02 the kanji are asked for in the language of the page', async () => {
  const { kanji } = await openHome({}, '/fr');
  const [call] = kanji;
  expect(new URL(call?.url ?? '').search).toBe('?limit=30');
  expect(call?.headers.get('x-locale')).toBe('fr');
  expect(call?.headers.get('accept-language')).toBe('fr');
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('Apprendre les kanji, trait par trait.');
});

const builtIn = ['愛', '夢', '心', '花', '星', '月', '風', '海', '空'];
const dealtKanji = () => dealt().map(({ kanji }) => kanji);
const allGames = showcase.getByRole('link', { name: 'Alle Spiele ansehen' });
const noArticle = 'Gerade liegt hier nichts zum Lesen.';

const json = (body: unknown) => () => Response.json(body);
const failing = () => refused(500);
const html = () => new Response('<html>');

test.each([
  ['fail', { kanji: failing, games: failing, posts: failing }],
  [
    'are of another kind',
    { kanji: json([{ kanji: 1 }]), games: json([{ id: 1, title: null }]), posts: json({ posts: [] }) },
  ],
  ['are no JSON', { kanji: html, games: html, posts: html }],
])(
  'LAN-02 LAN-03 LAN-04 where the answers %s, there are nine built-in kanji, the built-in games and no article, and each failure is logged once',
  async (_, answers) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openHome(answers);
    expect(dealtKanji()).toEqual(builtIn);
    expect(dealt().at(0)?.meaning).toBe('Liebe');
    expect(dealt().at(-1)?.meaning).toBe('Himmel');
    await sheet.getByRole('button', { name: 'Jetzt neu mischen' }).click();
    expect(dealtKanji().toSorted()).toEqual(builtIn.toSorted());
    await expect.element(showcase.getByRole('link', { name: /^Mitsukete/ })).toBeVisible();
    await expect.element(allGames).toBeVisible();
    await expect.element(teaser).toMatchTextContent(noArticle);
    expect(warn.mock.calls.map(([what]) => what)).toEqual(
      expect.arrayContaining(['loading the kanji of the day failed:', 'loading the games failed:']),
    );
    expect(warn).toHaveBeenCalledTimes(3);
  },
);

test('LAN-04 where articles alone cannot be had, all else is there', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await openHome({ posts: failing });
  await expect.element(teaser).toMatchTextContent(noArticle);
  expect(dealtKanji()).toEqual(kanjiOfTheDay.slice(0, 9).map(({ kanji }) => kanji));
  expect(warn.mock.calls.map(([what]) => what)).toEqual(['loading the articles failed:']);
});

test('LAN-02 LAN-03 LAN-04 lists that are empty are no failure: nine built-in kanji, no game, no article', async () => {
  await openHome({ kanji: [], games: [], posts: [] });
  expect(dealtKanji()).toEqual(builtIn);
  await expect.element(showcase).toMatchTextContent('Gerade ist kein Spiel bereit');
  await expect.element(allGames).not.toBeInTheDocument();
  await expect.element(teaser).toMatchTextContent(noArticle);
});
