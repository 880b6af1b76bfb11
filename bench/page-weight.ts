// What a browser loads for a first visit: scripts, fonts, and the styles it waits for; and the fonts of a game in play.
import { pathIn } from '@michi/contracts/page-address';
import { exampleAddresses } from '@michi/games/catalogue';
import { type Locale, locales } from '@michi/messages/locales';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { kilobytes, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get } from './get.ts';
import { framePages } from './pages.ts';
import { gamesInPlay } from './play.ts';
import { remember } from './remember.ts';
import { startProduct } from './server.ts';

/** The most that is wanted, in KB as browsers receive it: fonts as they are, all else by Brotli. */
const wanted = {
  frameScripts: 125,
  sharedScripts: 45,
  addedScripts: 45,
  todaysScripts: 25,
  fonts: { de: 160, ja: 200 },
  fontsInPlay: 200,
  blockingStyles: 20,
  firstVisit: 420,
} as const;

/** Pages with text to read. */
const textPages = ['/blog', '/blog/okurigana', '/blog/orakelknochen'] as const;

const today = '/today';

/** Addresses by what they are. */
interface Loaded {
  readonly all: readonly string[];
  readonly scripts: readonly string[];
  readonly fonts: readonly string[];
  readonly blockingStyles: readonly string[];
}

type Visits = ReadonlyMap<string, Loaded>;

/** What is done before a page opens, and on it. */
interface WayIn {
  prepare?(page: Page): Promise<void>;
  play?(page: Page): Promise<void>;
}

/** The way of somebody who has played here. */
const learner: WayIn = {
  async prepare(page) {
    await page.goto('/robots.txt');
    await remember(page, ['山', '川']);
  },
  async play(page) {
    if (new URL(page.url()).pathname.endsWith(today)) await page.waitForSelector('.day-big');
  },
};

using folder = newFolder();
await using server = await startProduct(folder.path);
const browser = await chromium.launch(await browserOptions());
try {
  await weigh(browser, exampleAddresses);
} finally {
  await browser.close();
}

async function weigh(browser: Browser, additions: readonly string[]): Promise<void> {
  const visits = new Map<string, Loaded>(); // of newcomers
  for (const page of [...framePages, ...textPages, today, ...additions])
    for (const locale of locales) visits.set(`${locale} ${page}`, await visit(browser, locale, page));
  const loaded = (page: string, locale: Locale, by: Visits = visits) => by.get(`${locale} ${page}`) as Loaded;

  for (const page of framePages)
    await printLargest(
      `JavaScript of ${page}`,
      wanted.frameScripts,
      (locale) => loaded(page, locale).scripts,
    );
  /** What a page loads beyond the frame, which is what the pages of the frame have in common. */
  const beyondFrame = (page: string, locale: Locale, by: Visits = visits, frameBy: Visits = visits) => {
    const frame = framePages.map((framePage) => new Set(loaded(framePage, locale, frameBy).scripts));
    return loaded(page, locale, by).scripts.filter((url) => !frame.every((scripts) => scripts.has(url)));
  };
  /** Of that what every game loads on one of its pages: who has opened any game has it. */
  const shared = (locale: Locale) => {
    const games = Object.values(Object.groupBy(additions, gameOf)).map(
      (pages = []) => new Set(pages.flatMap((page) => beyondFrame(page, locale))),
    );
    return games.reduce((common, scripts) => common.intersection(scripts));
  };
  await printLargest('JavaScript that all games share', wanted.sharedScripts, (locale) => [
    ...shared(locale),
  ]);
  for (const page of additions)
    await printLargest(`JavaScript that ${page} adds`, wanted.addedScripts, (locale) =>
      beyondFrame(page, locale).filter((url) => !shared(locale).has(url)),
    );
  await printLargest(`JavaScript that ${today} adds for a newcomer`, wanted.todaysScripts, (locale) =>
    beyondFrame(today, locale),
  );
  const learners = new Map<string, Loaded>();
  for (const page of [...framePages, today])
    for (const locale of locales)
      learners.set(`${locale} ${page}`, await visit(browser, locale, page, learner));
  await printLargest(
    `JavaScript that ${today} adds for a learner`,
    wanted.todaysScripts,
    (locale) => beyondFrame(today, locale, learners, learners),
    async (locale) => {
      const bytes = await sizeOf(beyondFrame(today, locale, learners), 'br');
      return `${kilobytes(bytes).toFixed(1)} KB beyond the frame of a newcomer`;
    },
  );
  for (const page of [...framePages, ...textPages, ...additions])
    for (const locale of ['de', 'ja'] as const)
      await printFonts(`${page} (${locale})`, wanted.fonts[locale], loaded(page, locale).fonts);
  for (const { path, ...game } of gamesInPlay)
    for (const locale of ['de', 'ja'] as const) {
      const { fonts } = await visit(browser, locale, path, {
        ...game,
        play: (page) => game.play(page, locale),
      });
      await printFonts(`${path} in play (${locale})`, wanted.fontsInPlay, fonts);
    }
  for (const locale of ['de', 'ja'] as const)
    print({
      name: `first visit of / (${locale}), everything, Brotli`,
      value: kilobytes(await sizeOf(loaded('/', locale).all, 'br')),
      unit: 'KB',
      wanted: { atMost: wanted.firstVisit },
      note: `${loaded('/', locale).all.length} requests`,
    });
  for (const page of [...framePages, ...additions]) {
    const { blockingStyles } = loaded(page, 'de');
    print({
      name: `blocking CSS of ${page}, Brotli`,
      value: kilobytes(await sizeOf(blockingStyles, 'br')),
      unit: 'KB',
      wanted: { atMost: wanted.blockingStyles },
      note: `${kilobytes(await sizeOf(blockingStyles, 'identity')).toFixed(1)} KB raw, ${blockingStyles.length} files`,
    });
  }
}

/** The first part of an address. */
function gameOf(address: string): string {
  return address.split('/')[1] ?? '';
}

async function printFonts(name: string, atMost: number, fonts: readonly string[]): Promise<void> {
  print({
    name: `fonts of ${name}`,
    value: kilobytes(await sizeOf(fonts, 'identity')),
    unit: 'KB',
    wanted: { atMost },
    note: `${fonts.length} files`,
  });
}

/** Prints the size in the language in which the scripts are largest. */
async function printLargest(
  name: string,
  atMost: number,
  scriptsIn: (locale: Locale) => readonly string[],
  remark?: (locale: Locale) => Promise<string>,
): Promise<void> {
  const sizes = await Promise.all(
    locales.map(async (locale) => ({ locale, bytes: await sizeOf(scriptsIn(locale), 'br') })),
  );
  const largest = sizes.reduce((most, size) => (size.bytes > most.bytes ? size : most));
  print({
    name: `${name}, Brotli`,
    value: kilobytes(largest.bytes),
    unit: 'KB',
    wanted: { atMost },
    note: [
      `${largest.locale}, ${scriptsIn(largest.locale).length} files`,
      ...(remark ? [await remark(largest.locale)] : []),
    ].join('; '),
  });
}

/** Opens a page with an empty cache, plays if it is a game, and notes what it loads until the network is quiet. */
async function visit(browser: Browser, locale: Locale, path: string, way?: WayIn): Promise<Loaded> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale, // a page in another language than the reader's asks whether it is wanted in that
    viewport: { width: 1280, height: 860 },
    serviceWorkers: 'block', // what it keeps is weighed by `offline`
  });
  // As for a reader who saves data: what is fetched ahead belongs to pages that are opened later.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const page = await context.newPage();
  const urls = { script: new Set<string>(), font: new Set<string>() };
  const all = new Set<string>();
  page.on('request', (request) => {
    const type = request.resourceType();
    all.add(request.url());
    if (type === 'script' || type === 'font') urls[type].add(request.url());
  });
  await way?.prepare?.(page);
  await page.goto(server.url + pathIn(locale, path), { waitUntil: 'networkidle' });
  await way?.play?.(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const blockingStyles = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as BlockingTiming[])
      .filter((entry) => entry.renderBlockingStatus === 'blocking' && /\.css($|[?#])/.test(entry.name))
      .map((entry) => entry.name),
  );
  await context.close();
  return { all: [...all], scripts: [...urls.script], fonts: [...urls.font], blockingStyles };
}

/** Chromium's addition to the standard. */
interface BlockingTiming extends PerformanceResourceTiming {
  readonly renderBlockingStatus: 'blocking' | 'non-blocking';
}

/** Bytes of all bodies as the server sends them to a client that reads this encoding. */
async function sizeOf(urls: readonly string[], acceptEncoding: string): Promise<number> {
  const answers = await Promise.all(urls.map((url) => get(url, { 'accept-encoding': acceptEncoding })));
  return answers.reduce((sum, { body }) => sum + body.length, 0);
}
