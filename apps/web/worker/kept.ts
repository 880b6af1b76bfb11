import { defaultLocale, isLocale, type Locale } from '@michi/messages/locales';
import { facts } from './facts.ts';
import type { Opened } from './protocol.ts';

/** Each build has a cache of its own. */
const buildCaches = 'kanji-no-michi:build:';
export const ownCache = buildCaches + facts.build;
/** What was visited outlives builds. */
const visitedCache = 'kanji-no-michi:visited';
const visitedAddress = '/visited';
/** The build that serves, and the one before it. */
const servedAddress = '/served';

/** What has to be at hand without a network. */
export interface Visited {
  /** The language shown last. */
  readonly locale: Locale;
  /** The games that were opened. */
  readonly games: readonly string[];
}

/** Null before the first page was shown, and where that cannot be read. */
export async function readVisited(): Promise<Visited | null> {
  const text = await read(visitedAddress);
  return text === null ? null : JSON.parse(text);
}

async function read(address: string): Promise<string | null> {
  try {
    const response = await caches.match(address, { cacheName: visitedCache });
    return response ? await response.text() : null;
  } catch {
    return null;
  }
}

async function write(address: string, text: string): Promise<void> {
  await (await caches.open(visitedCache)).put(address, new Response(text));
}

/** Keeps what an opened page came with, and whatever else has to be at hand from now on. Rejects without a network. */
export async function keepOpened({ locale, path, files }: Opened): Promise<void> {
  const { first } = placeOf(path);
  const games = new Set((await readVisited())?.games);
  if (Object.hasOwn(facts.games, first)) games.add(first);
  const visited: Visited = { locale, games: [...games] };
  await write(visitedAddress, JSON.stringify(visited));
  await keepVisited(visited);
  await keepAll(files.filter(isFile));
}

/** Keeps the files and the shell of what was visited. */
async function keepVisited({ locale, games }: Visited): Promise<void> {
  const needed = [facts.shell, ...games.flatMap((game) => facts.games[game] ?? [])];
  const names = needed.flatMap(({ all, of }) => [...all, ...of[locale]]);
  await keepAll([shellIn(locale), ...names.map((name) => `/assets/${name}`)]);
  // as pages ask: answers differ by these
  const headers = { 'accept-language': locale, 'x-locale': locale };
  await keepAnswers(needed.flatMap(({ answers }) => answers.map((path) => new Request(path, { headers }))));
}

/** Brings what former builds have kept into this one: all of it, or nothing. */
export async function carryOver(): Promise<void> {
  const visited = await readVisited();
  if (visited === null) return;
  try {
    await keepVisited(visited);
    for (const name of await formerCaches()) {
      const asked = await (await caches.open(name)).keys();
      await keepAnswers(asked.filter(({ url }) => isAnswer(new URL(url).pathname)));
    }
  } catch (error) {
    if (!(await servedBuilds()).includes(ownCache)) await caches.delete(ownCache);
    throw error;
  }
}

/** What the server refuses by now is passed over. Rejects without a network. */
async function keepAnswers(requests: readonly Request[]): Promise<void> {
  const own = await caches.open(ownCache);
  for (const request of requests) {
    if (await own.match(request)) continue;
    const response = await fetch(request, quietly);
    if (response.status === 200) await own.put(request, response);
  }
}

/** Notes that this build serves from now on. */
export async function noteServing(): Promise<void> {
  const [serving] = await servedBuilds();
  if (serving !== ownCache) await write(servedAddress, JSON.stringify([ownCache, serving]));
}

/** The cache of the build that serves, and that of the one before it. */
async function servedBuilds(): Promise<string[]> {
  return JSON.parse((await read(servedAddress)) ?? '[]');
}

/** Removes the caches of builds that nobody needs any longer. Tabs of the build before may still be open. */
export async function dropOlder(): Promise<void> {
  const [, before] = await servedBuilds();
  for (const name of await formerCaches()) if (name !== before) await caches.delete(name);
}

/** Leaves in the cache of the build before only the files that this build does not have. */
export async function thinOutBefore(): Promise<void> {
  const [, before] = await servedBuilds();
  if (!(await formerCaches()).some((name) => name === before)) return;
  const own = await caches.open(ownCache);
  const former = await caches.open(before as string);
  for (const request of await former.keys())
    if (!isFile(new URL(request.url).pathname) || (await own.match(request, byAddress)))
      await former.delete(request);
}

async function formerCaches(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(buildCaches) && name !== ownCache);
}

async function keepAll(paths: readonly string[]): Promise<void> {
  const own = await caches.open(ownCache);
  await Promise.all(
    paths.map(async (path) => {
      if (await own.match(path, byAddress)) return;
      // what is named after its content is the same in every build
      const former = isFile(path) ? await caches.match(path, byAddress) : undefined;
      await own.put(path, former ?? (await fetched(path)));
    }),
  );
}

/** Without cookies: each address in its own language. */
const quietly = { credentials: 'omit', priority: 'low' } as const;

/** Rejects unless all is well. */
async function fetched(path: string): Promise<Response> {
  const response = await fetch(path, quietly);
  if (response.status !== 200) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** Files do not differ by what a request says of itself. */
export const byAddress = { ignoreVary: true } as const;

/** Feeds, files and what the API leads to are no pages. */
export const isPage = (path: string) => !/^\/(?:api|\.well-known|readyz|healthz)(?:\/|$)|\.\w+$/.test(path);
export const isFile = (path: string) => /^\/(?:assets|fonts)\//.test(path);
export const isAnswer = (path: string) => facts.answers.includes(path);

/** The address of the page that stands for every other one without a network. */
export const shellIn = (locale: Locale) => (locale === defaultLocale ? '/shell' : `/${locale}/shell`);
export const isShell = (path: string) => /^(?:\/[a-z]{2})?\/shell$/.test(path);

/** Splits a path into its language, null where the cookie decides, and its first segment. */
export function placeOf(path: string): { readonly locale: Locale | null; readonly first: string } {
  const [, first = '', second = ''] = path.split('/');
  return isLocale(first) ? { locale: first, first: second } : { locale: null, first };
}
