// How a device fares with much on it: opening a level, and delivering what was played without a network.
import { randomUUIDv7 as newId } from 'node:crypto';
import { replay } from '@michi/game-kit/recording';
import type { Setup } from '@michi/games/mitsukete/level';
import { mitsukete } from '@michi/games/mitsukete/rules';
import { kanjiByJlpt } from '@michi/kanji/jlpt';
import { learnerStatisticsAfter, noLearnerStatistics } from '@michi/progress/learner-statistics';
import { summaryOf } from '@michi/progress/run-summary';
import { playToVictory } from '@michi/testing/mitsukete';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { deviceId, remember, skills } from './remember.ts';
import { startProduct } from './server.ts';

const pastRuns = 2_000;
const waitingEntries = 200;
const documents = 50;
const turns = 5;
/** What is remembered: every jōyō kanji by five skills, as after 100,000 answers. */
const rememberedKanji = [...kanjiByJlpt.values()].flat();
const wanted = { addedMs: 30, deliverMs: 5_000 } as const;
const game = 'mitsukete';
const level = 'first-strokes';
const dayMs = 24 * 60 * 60 * 1000;

using folder = newFolder();
await using server = await startProduct(folder.path);
const stored = await valuesOfFullDevice();
const browser = await chromium.launch(await browserOptions());
try {
  const [empty, full]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    empty.push(await openLevel(browser, {}));
    full.push(await openLevel(browser, stored));
  }
  const [without, remembering]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < turns; turn++) {
    without.push(await openToday(browser, rememberedKanji.slice(0, 1)));
    remembering.push(await openToday(browser, rememberedKanji));
  }
  print({
    name: `script that ${rememberedKanji.length} kanji remembered by ${skills.length} skills add to opening /today`,
    value: median(remembering) - median(without),
    unit: 'ms',
    wanted: { atMost: wanted.addedMs },
    note: `${median(remembering).toFixed(1)} ms against ${median(without).toFixed(1)} ms with one`,
  });
  const size = Object.entries(stored).reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  print({
    name: `script that ${pastRuns} past runs, ${waitingEntries} outbox entries and ${documents} documents add to opening a level`,
    value: median(full) - median(empty),
    unit: 'ms',
    wanted: { atMost: wanted.addedMs },
    note: `${median(full).toFixed(1)} ms against ${median(empty).toFixed(1)} ms on an empty device; ${(size / 1000).toFixed(0)} KB stored`,
  });
  print({
    name: `delivering ${waitingEntries} outbox entries`,
    value: await deliver(browser, stored),
    unit: 'ms',
    wanted: { atMost: wanted.deliverMs },
  });
} finally {
  await browser.close();
}

/** What lies in local storage, by key. */
async function valuesOfFullDevice(): Promise<Record<string, string>> {
  const answer = await fetch(`${server.url}/api/v1/game-tickets`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game, level, deviceId }),
  });
  const { setup }: { setup: Setup } = await answer.json();
  const now = Date.now();
  const runAt = (seed: number, at: number) => {
    const recording = playToVictory(setup, seed);
    const replayed = replay(mitsukete, recording);
    if (!replayed.ok) throw new Error(replayed.reason);
    const played = { runId: newId(), game, level, at, day: Math.floor(at / dayMs), hour: 12 };
    return { recording, summary: summaryOf(replayed.events, played), result: replayed.result };
  };
  const past = Array.from({ length: pastRuns }, (_, run) => runAt(run, now - (pastRuns - run) * 60_000));
  const learnerStatistics = learnerStatisticsAfter(
    noLearnerStatistics,
    past.map(({ summary }) => summary),
  );
  const outbox = Array.from({ length: waitingEntries }, (_, index) => {
    const at = now - (waitingEntries - index) * 10_000;
    const { recording, summary, result } = runAt(pastRuns + index, at);
    const { rulesVersion, seed, moves, endedAt } = recording;
    const [score = 0] = result?.scores ?? [];
    const body = {
      game,
      level,
      ticket: null,
      rulesVersion,
      setup,
      seed,
      moves,
      endedAt,
      won: true,
      score,
      summary,
    };
    const what = { v: 1, id: summary.runId, kind: 'run', owner: 'guest', at, utcOffset: 0, body };
    const delivery = { sent: false, confirmed: null, unproved: false };
    return [`kanji-no-michi:entry:${what.id}`, { ...what, ...delivery }];
  });
  const saves = Array.from({ length: documents }, (_, index) => {
    const totals = { score: 120, solved: 40, perfect: 30, hints: 2, streak: 5 };
    return [`kanji-no-michi:save:game-${index}:challenge`, { level: 4, totals }];
  });
  const values = Object.fromEntries([
    ['kanji-no-michi:device', deviceId],
    ['kanji-no-michi:snapshot:statistics', { asked: 1, value: learnerStatistics }],
    ...outbox,
    ...saves,
  ]) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, JSON.stringify(value)]));
}

/** How long scripts run from the click on a level to its board, in ms. The server is out of reach, so all outbox entries wait. */
async function openLevel(from: Browser, values: Record<string, string>): Promise<number> {
  const page = await pageWith(from, values);
  await page.route('**/api/v1/{batch,game-results,game-tickets}', (route) => route.abort());
  await page.goto(`${server.url}/mitsukete/levels`, { waitUntil: 'networkidle' });
  const session = await measuring(page);
  const before = await scriptMsOf(session);
  await page.evaluate(
    (address) => document.querySelector<HTMLElement>(`a[href$="${address}"]`)?.click(),
    level,
  );
  await page.waitForSelector('.mit__grid button');
  const ms = (await scriptMsOf(session)) - before;
  await page.context().close();
  return ms;
}

/** How long scripts run on the page of the day, from its beginning until it says what is due, in ms. */
async function openToday(from: Browser, remembered: readonly string[]): Promise<number> {
  const page = await pageWith(from, {});
  await remember(page, remembered);
  const session = await measuring(page);
  await page.goto(`${server.url}/today`);
  await page.waitForSelector('.day-big, .day-done');
  await page.waitForLoadState('networkidle');
  const ms = await scriptMsOf(session);
  await page.context().close();
  return ms;
}

/** Counts scripts in the time that their thread has on the processor: what else runs on the machine is not theirs. */
async function measuring(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

/** How long scripts have run in a page so far. */
async function scriptMsOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000;
}

/** How long it takes from the start of a page until no outbox entry waits, in ms. */
async function deliver(from: Browser, values: Record<string, string>): Promise<number> {
  const page = await pageWith(from, values);
  const startedAt = performance.now();
  await page.goto(`${server.url}/about`);
  await page.waitForFunction(() => !Object.keys(localStorage).some((key) => key.includes(':entry:')));
  const ms = performance.now() - startedAt;
  await page.context().close();
  return ms;
}

/** A page of a new browser in which these values are stored. */
async function pageWith(from: Browser, values: Record<string, string>): Promise<Page> {
  const context = await from.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(`${server.url}/robots.txt`);
  await page.evaluate((all) => {
    for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
  }, values);
  return page;
}
