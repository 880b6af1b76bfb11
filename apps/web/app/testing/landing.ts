import { type BlogPost, getBlogPosts } from '@michi/contracts/blog-posts';
import type { Contract } from '@michi/contracts/contract';
import { getGames } from '@michi/contracts/games';
import { getKanji, type KanjiItem } from '@michi/contracts/kanji';
import type { SiteOwner } from '@michi/contracts/page-data';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { builtInGames } from '../features/hub/hub-game.ts';
import * as home from '../routes/home.tsx';
import { answer } from './calls.ts';
import { openSite } from './site.tsx';

/** As many kanji as the page asks for. */
export const kanjiOfTheDay: KanjiItem[] = taughtKanji
  .slice(0, 30)
  .map((kanji) => ({ id: kanji, kanji, meaning: `Bedeutung von ${kanji}`, romaji: `Lesung von ${kanji}` }));

/** Articles with their text. */
export const somePosts = (count: number): BlogPost[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    slug: `artikel-${index}`,
    category: 'Kultur',
    kanji: '文',
    views: 0,
    reading_minutes: 5,
    published_on: '2026-11-21',
    title: `Artikel ${index}`,
    excerpt: `Worum es in Artikel ${index} geht`,
    content: `## Kapitel von Artikel ${index}`,
  }));

const nobody: SiteOwner = { name: null, street: null, city: null, country: null, email: null, phone: null };

type Given<C extends Contract> = Parameters<typeof answer<C>>[1];

interface HomeAnswers {
  readonly kanji?: Given<typeof getKanji>;
  readonly games?: Given<typeof getGames>;
  readonly posts?: Given<typeof getBlogPosts>;
}

/** Opens the first page, as somebody does who comes from another one, with these answers. Answers what it asks for. */
export async function openHome(
  { kanji = kanjiOfTheDay, games = [...builtInGames], posts = somePosts(7) }: HomeAnswers = {},
  path = '/',
) {
  await cleanup(); // it may have been opened before
  const asked = {
    kanji: answer(getKanji, kanji),
    games: answer(getGames, games),
    posts: answer(getBlogPosts, posts),
  };
  await openSite(path, { pages: { '/': home }, served: { claims: 'specified', owner: nobody } });
  // `expect.element` would wind a clock on that stands still
  while (document.querySelector('.bogen') === null)
    await (vi.isFakeTimers() ? vi.advanceTimersByTimeAsync(0) : new Promise(requestAnimationFrame));
  return asked;
}

/** A section of the first page by its title. */
export const section = (name: string): Locator => page.getByRole('region', { name });
export const showcase = section('Jedes Spiel ein eigenes Heft');
export const teaser = section('Zum Lesen zwischendurch');

/** The sheet on which kanji are dealt. */
export const sheet = section('Neun Kanji, alle zehn Sekunden neu gemischt');

const places = () => [...document.querySelectorAll('.bogen__cell')];

/** The nine kanji that the sheet shows, with what stands below each; what fades is not among them. */
export const dealt = () =>
  places().map((place) => {
    const face = place.querySelector(':scope > :not([aria-hidden])');
    const [kanji, meaning, romaji] = ['.k', 'b', 'i'].map((each) => face?.querySelector(each)?.textContent);
    return { kanji, meaning, romaji };
  });
