import { getGames, type ListedGame } from '@michi/contracts/games';
import { pathIn } from '@michi/contracts/page-address';
import { playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import * as gamesPage from '../../routes/games.tsx';
import { answer, refused } from '../../testing/calls.ts';
import { aGame } from '../../testing/hub.ts';
import { press, sidewaysScroll } from '../../testing/screen.tsx';
import { address, goBack, openSite } from '../../testing/site.tsx';
import { builtInGames } from './hub-game.ts';

type Given = Parameters<typeof answer<typeof getGames>>[1];

/** Opens the hub with these games, as somebody does who comes from another page. Answers how it asks for them. */
async function openHub(games: Given, { search = '', locale = 'de' as Locale } = {}) {
  await cleanup(); // it may have been opened before
  const asked = answer(getGames, games);
  await openSite(pathIn(locale, `/games${search}`), { pages: { '/games': gamesPage } });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  return asked;
}

const filters = page.getByRole('navigation', { name: 'Spiele filtern' }).getByRole('link');
const count = page.getByRole('status').filter({ hasText: /Spiele?$/ });
const unfold = () => page.getByText('4 Spiele kommen bald').click();
/** The games that can be seen, by title. */
const titles = () =>
  [...document.querySelectorAll('.hub-grid li h2')]
    .filter((title) => title.checkVisibility())
    .map(({ textContent }) => textContent);
const book = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
const texts = (elements: readonly Element[]) => elements.map(({ textContent }) => textContent);
describe('HUB-01 the filters', () => {
  test('have addresses of their own, and say how many games they let through', async () => {
    await page.viewport(360, 760);
    const asked = await openHub([...builtInGames]);
    expect(texts(filters.elements())).toEqual([
      'Alle 12',
      `Verfügbar ${playableGames.length - 2}`,
      'Für Anfänger 5',
      'Mehrspieler 1',
    ]);
    expect(titles()).toHaveLength(8);
    await unfold();
    expect(titles()).toHaveLength(12);
    expect(sidewaysScroll()).toBe(0);

    await filters.nth(2).click();
    await expect.element(filters.nth(2)).toHaveAttribute('aria-current', 'true');
    expect(address()).toBe('/games?filter=beginner');
    await expect.element(count).toHaveTextContent('5 Spiele');
    expect(titles()).toHaveLength(5);
    for (const each of document.querySelectorAll('.hub-grid li'))
      expect(each.textContent).toContain('Anfänger');

    await filters.nth(3).click();
    await expect.poll(titles).toEqual(['Tsunagari']);
    expect(address()).toBe('/games?filter=multiplayer');
    goBack();
    await expect.poll(titles).toHaveLength(5);
    await filters.first().click();
    await expect.poll(titles).toHaveLength(8);
    expect(address()).toBe('/games');
    expect(asked).toHaveLength(1); // nothing is asked anew
  });

  test('show the chosen one also on a phone, where they have no room beside each other', async () => {
    await page.viewport(360, 760);
    await openHub([...builtInGames]);
    await expect.element(filters.nth(3)).not.toBeInViewport({ ratio: 1 });
    await openHub([...builtInGames], { search: '?filter=multiplayer' });
    await expect.element(filters.nth(3)).toBeInViewport({ ratio: 1 });
  });

  test('stay in sight when the page is scrolled', async () => {
    await page.viewport(1280, 600);
    await openHub([...builtInGames]);
    scrollTo({ top: 1_200, behavior: 'instant' });
    await expect.element(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await expect.element(filters.first()).toBeInViewport({ ratio: 1 });
    scrollTo({ top: 0, behavior: 'instant' });
  });

  test('that let few games through show these to a reader who has scrolled far', async () => {
    await page.viewport(360, 760);
    await openHub([...builtInGames]);
    await unfold();
    scrollTo({ top: 2_000, behavior: 'instant' });
    press(filters.nth(3));
    await expect.poll(titles).toEqual(['Tsunagari']);
    await expect.element(filters.nth(3)).toBeInViewport({ ratio: 1 });
    await expect.element(book('Tsunagari').getByRole('heading')).toBeInViewport();
    scrollTo({ top: 0, behavior: 'instant' });
    press(filters.nth(2));
    await expect.poll(titles).toHaveLength(5);
    expect(scrollY).toBe(0); // whoever sees the beginning stays where they are
  });

  test('show everything for an unknown one, and say so when nothing passes', async () => {
    await openHub([...builtInGames], { search: '?filter=quatsch' });
    await expect.element(count).toHaveTextContent('12 Spiele');
    expect(titles()).toHaveLength(8);
    await openHub([aGame({ difficulty: 'Mittel' })], { search: '?filter=beginner' });
    await expect.element(page.getByRole('heading', { name: 'Hier ist noch kein Spiel' })).toBeVisible();
    await page.getByRole('link', { name: 'Alle Spiele zeigen' }).click();
    await expect.element(book('Kumo')).toBeVisible();
  });
});

describe('HUB-02 the games', () => {
  test('are links when a game is available; the others are pale and say what they will be', async () => {
    await openHub([...builtInGames]);
    for (const [title, path] of [
      ['Mitsukete', '/mitsukete'],
      ['Tatakae', '/tatakae'],
    ] as const)
      await expect.element(book(title).getByRole('link')).toHaveAttribute('href', path);
    expect(titles()).not.toContain('Hayagaki');
    await unfold();
    await expect.element(book('Hayagaki')).toMatchTextContent('PREMIUM');
    await expect.element(book('Kagenuri')).toMatchTextContent('BALD');
    const unbound = book('Kagenuri').getByRole('group');
    await expect.element(unbound).toHaveAttribute('aria-disabled', 'true');
    expect(unbound.getByRole('link').elements()).toEqual([]);
    await expect
      .element(book('Kagenuri').getByRole('link', { name: 'Was wird das? Kagenuri' }))
      .toHaveAttribute('href', '/kagenuri');
  });

  test.each<[string, Partial<ListedGame>, Locale, string[]]>([
    ['fill in what the list leaves out', {}, 'de', ['🎮', 'Anfänger1 Spieler10–15 Min.']],
    [
      'take tags as a JSON string, and leave words that nobody translates as they are',
      {
        tags: '["Hören","Kauen"]',
        difficulty: 'Schwindelig',
        players: '3-7 Spieler',
        duration: '30+ Min',
        is_new: 1,
        japanese_title: '雲',
      },
      'en',
      ['Schwindelig3–7 players30+ minListening · Kauen', 'NEW', '雲'],
    ],
  ])('%s', async (_, game, locale, told) => {
    await openHub([aGame(game)], { locale });
    for (const text of told) await expect.element(book('Kumo')).toMatchTextContent(text);
    await expect
      .element(book('Kumo').getByRole('link'))
      .toHaveAttribute('href', locale === 'de' ? '/kumo' : `/${locale}/kumo`);
  });

  test('lead to the prices when an available game belongs to Premium', async () => {
    await openHub([aGame({ premium_only: 1 })]);
    await expect.element(book('Kumo')).toMatchTextContent('PREMIUM');
    await expect
      .element(book('Kumo').getByRole('link', { name: /Mit Premium: Preise ansehen/ }))
      .toHaveAttribute('href', '/pricing');
  });

  test.each([
    ['en', 'Beginner1 player5–10 min'],
    ['es', 'Principiante1 jugador5-10 min'],
    ['fr', 'Débutant1 joueur5 à 10 min'],
    ['ja', '初級1人用5〜10分'],
  ] as const)('LNG-01 speak the language of the page: %s', async (locale, fact) => {
    await openHub(builtInGames.slice(0, 1), { locale });
    await expect.element(page.getByRole('main').getByRole('listitem').last()).toMatchTextContent(fact);
  });
});

test.each([
  ['fails', () => refused(500)],
  ['is of another kind', () => Response.json({ games: [] })],
  ['has one game of another kind', () => Response.json([aGame(), { id: 'x', title: 'X', available: 'ja' }])],
])(
  'HUB-03 twelve built-in games stand on the hub when the answer %s, which is logged once',
  async (_, games) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await openHub(games);
    await unfold();
    expect(titles()).toHaveLength(12);
    for (const title of ['Hayagaki', 'Kagenuri', 'Tsunagari', 'Ryōrinin'])
      await expect.element(book(title)).toMatchTextContent('BALD');
    await expect.element(book('Mitsukete').getByRole('link')).toHaveAttribute('href', '/mitsukete');
    await expect.element(book('Ryōrinin')).toMatchTextContent('Küche der Zeichen');
    expect(warn.mock.calls.map(([what]) => what)).toEqual(['loading the games failed:']);
  },
);

test('HUB-03 an empty hub says so', async () => {
  await openHub([]);
  await expect.element(page.getByRole('heading', { name: 'Gerade ist kein Spiel da' })).toBeVisible();
});
