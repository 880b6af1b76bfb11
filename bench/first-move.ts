// How long a learner waits between the tap on a game of the hub and the first possible move, on a slow phone.
import { setTimeout as pause } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { startProduct } from './server.ts';

/** How often the processor is slowed down. */
const slowdown = 4;
const runs = 3;
/** The hub is loaded once it has asked for nothing for so long. */
const restMs = 1_500;
const networks = [
  { name: '1.44 Mbit/s, 562 ms', megabits: 1.44, latencyMs: 562, mostMs: 6_000 },
  { name: '1.6 Mbit/s, 150 ms', megabits: 1.6, latencyMs: 150, mostMs: 3_500 },
] as const;
type Network = (typeof networks)[number];

/** What is tapped from the hub on, and what can be played with then. */
const games = {
  mitsukete: {
    taps: ['/mitsukete', '/mitsukete/levels', '/mitsukete/play/first-strokes'],
    move: '.mit__grid button',
  },
  tatakae: { taps: ['/tatakae', '/tatakae/battle'], move: '[role=application]' },
  jukugo: { taps: ['/jukugo'], move: '.juk__cards button' },
  puzzle: { taps: ['/puzzle'], move: '.puz__grid button' },
  tabibito: {
    taps: ['/tabibito', '/tabibito/beginner', '/tabibito/beginner/first-steps', '?station='],
    move: '.tabi-lesson__next',
  },
  otoawase: {
    taps: ['/otoawase', '/otoawase/sakura'],
    move: '.oto-ready .btn--accent:not([aria-busy=true])',
  },
  tokyoquest: {
    taps: ['/tokyoquest', '/tokyoquest/shibuya', '/tokyoquest/shibuya/meeting'],
    move: '.tq-talk__next, .tq-talk__options button',
  },
  hanazono: { taps: ['/hanazono'], move: '.hana-tutorial .btn--accent' },
} as const;

using folder = newFolder();
await using server = await startProduct(folder.path);
const browser = await chromium.launch(await browserOptions());
try {
  for (const network of networks)
    for (const game of Object.keys(games) as (keyof typeof games)[])
      for (const early of [true, false]) {
        const times: number[] = [];
        for (let run = 0; run < runs; run++) times.push(await firstMove(browser, network, game, early));
        print({
          name: `${game}, ${network.name}: from a tap on ${early ? 'its game as soon as it is seen' : 'the loaded hub'} to the first move`,
          value: median(times),
          unit: 'ms',
          digits: 0,
          wanted: { atMost: network.mostMs },
          note: times.map((time) => time.toFixed(0)).join(', '),
        });
      }
} finally {
  await browser.close();
}

/** In ms, on a phone that was never here before. */
async function firstMove(
  from: Browser,
  network: Network,
  game: keyof typeof games,
  early: boolean,
): Promise<number> {
  const context = await from.newContext({
    viewport: { width: 360, height: 760 },
    hasTouch: true,
    locale: 'de',
  });
  const page = await context.newPage();
  await slowDown(page, network);
  const [book, ...further] = games[game].taps;
  const asked = askedOf(page);
  await page.goto(`${server.url}/games`, { waitUntil: early ? 'commit' : 'networkidle', timeout: 60_000 });
  if (!early) await asked.rest();
  const startedAt = await tap(page, book);
  for (const address of further) await tap(page, address);
  await page.waitForSelector(games[game].move);
  const ms = performance.now() - startedAt;
  await context.close();
  return ms;
}

/** Tells when a page asks for nothing more: the hub has fetched ahead what it fetches. */
function askedOf(page: Page): { rest(): Promise<void> } {
  let lastAt = performance.now();
  page.on('request', () => {
    lastAt = performance.now();
  });
  return {
    async rest() {
      for (let left = restMs; left > 0; left = lastAt + restMs - performance.now()) await pause(left);
    },
  };
}

/** Taps a link as soon as it is there, whatever the page is still doing. Answers when. */
async function tap(page: Page, address: string): Promise<number> {
  const link = page.locator(`main a[href${address.startsWith('?') ? '*' : '$'}="${address}"]`).first();
  await link.waitFor();
  await link.scrollIntoViewIfNeeded();
  const tappedAt = performance.now();
  await link.tap({ noWaitAfter: true });
  return tappedAt;
}

async function slowDown(page: Page, { megabits, latencyMs }: Network): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = (megabits * 1_000_000) / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
