// Whether frames come when the screen wants them.
import type { CDPSession, Page } from '@playwright/test';
import { percentile } from './figure.ts';

const framesPerSecond = 60;
/** A frame is late when it comes this much after its time: one was skipped, or half of one. */
const lateAfter = 1.5;

export interface Frames {
  /** Since the frame before, in ms. */
  readonly gaps: readonly number[];
  /** Work that held the page up for more than 50 ms. */
  readonly longTasks: number;
}

/** Every turn, for the note. */
export function told(where: string, measured: readonly Frames[]): string {
  const shares = measured.map((frames) => latePercent(frames).toFixed(1));
  const slowest = percentile(
    measured.flatMap(({ gaps }) => gaps),
    99,
  );
  const longTasks = measured.reduce((sum, frames) => sum + frames.longTasks, 0);
  return `${where} ${shares.join(', ')} % in turn, the slowest of a hundred ${slowest.toFixed(1)} ms, ${longTasks} long tasks`;
}

export function latePercent({ gaps }: Frames): number {
  return (gaps.filter(isLate).length / gaps.length) * 100;
}

function isLate(gap: number): boolean {
  return gap > (1000 / framesPerSecond) * lateAfter;
}

/** Notes the time of every frame from now on, as the browser itself gives it. */
export async function watchFrames(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = { gaps: [] as number[], longTasks: 0 };
    Object.assign(window, { frames60: seen });
    new PerformanceObserver((list) => {
      seen.longTasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
    let last = 0;
    const look = (at: number) => {
      if (last > 0) seen.gaps.push(at - last);
      last = at;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export function framesOf(page: Page): Promise<Frames> {
  return page.evaluate(() => (window as unknown as { frames60: Frames }).frames60);
}

export interface Watched {
  /** Script that Chromium counts, for each frame, in ms. */
  readonly scriptMs: number;
  /** Frames that came late, in percent. */
  readonly late: number;
}

/** Watches the frames of a page while something is done on it. */
export async function watched(
  page: Page,
  session: CDPSession,
  act: () => Promise<unknown>,
): Promise<Watched> {
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
  };
  const before = await scriptSeconds();
  await watchFrames(page);
  await act();
  const frames = await framesOf(page);
  const scriptMs = ((await scriptSeconds()) - before) * 1_000;
  return { scriptMs: scriptMs / Math.max(1, frames.gaps.length), late: latePercent(frames) };
}

/** A session in which the browser is so many times slower, and counts its script. */
export async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return session;
}
