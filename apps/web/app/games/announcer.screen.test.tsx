import type { GameEvent } from '@michi/game-kit/events';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import {
  type AnnouncedRun,
  Announcement,
  type Announcements,
  useAnnouncer,
  whenChanged,
  whenFalling,
} from './announcer.tsx';

const wrong: GameEvent = { type: 'mistakeMade' };

/** A run of whose events and state the test decides. */
class TestRun {
  readonly #listeners = new Set<(events: readonly GameEvent[]) => void>();
  state = 'begun';

  get view(): AnnouncedRun<string>['view'] {
    return { state: this.state, at: 0, result: null, paused: false };
  }

  onEvents(listener: (events: readonly GameEvent[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  happen(...events: readonly GameEvent[]): void {
    for (const listener of this.#listeners) listener(events);
  }
}

function Announcing({ run, ...announcements }: { run: TestRun } & Announcements<string>) {
  return <Announcement>{useAnnouncer(run, announcements)}</Announcement>;
}

/** Shows what is told. `heard` has every text, however short it stood. */
async function show(announcements: Announcements<string>) {
  const run = new TestRun();
  const told = (now: Announcements<string>) => (
    <IntlProvider locale="de" messages={{}}>
      <Announcing run={run} {...now} />
    </IntlProvider>
  );
  const { rerender, getByRole } = await render(told(announcements));
  const status = getByRole('status').element();
  const heard = [status.textContent];
  new MutationObserver(() => heard.push(status.textContent)).observe(status, {
    characterData: true,
    childList: true,
    subtree: true,
  });
  const change = async (now: Announcements<string>) => {
    await rerender(told(now));
    await Promise.resolve(); // an observer hears after what it observes
  };
  return { run, heard, change };
}

test('GAM-01 what has happened is told with the state after it, the same thing twice too', async () => {
  const { run, heard } = await show({ events: (events, state) => `${events[0]?.type} ${state}` });
  expect(heard).toEqual(['']);
  run.state = 'lost';
  run.happen(wrong);
  await expect.poll(() => heard).toEqual(['', 'mistakeMade lost']);
  run.happen(wrong);
  await expect.poll(() => heard.length).toBe(3);
  expect(heard[2]?.trim()).toBe('mistakeMade lost');
});

test('GAM-01 the start is told once, and nothing while nothing changes', async () => {
  const announcements = (value: number) => ({
    start: () => 'los',
    events: () => null,
    changes: [whenChanged(value, (now, before) => (now > before ? `von ${before} auf ${now}` : null))],
  });
  const { run, heard, change } = await show(announcements(1));
  await change(announcements(1));
  run.happen(wrong);
  expect(heard).toEqual(['los']);
  await change(announcements(3));
  expect(heard).toEqual(['los', 'von 1 auf 3']);
  await change(announcements(3));
  await change(announcements(2));
  expect(heard).toEqual(['los', 'von 1 auf 3']);
  await change(announcements(3));
  expect(heard).toEqual(['los', 'von 1 auf 3', 'von 2 auf 3']);
});

test('GAM-01 of changes that come together the last is told that has something to say', async () => {
  const announcements = (one: string, other: string, third: number) => ({
    changes: [
      whenChanged(one, (now) => now),
      whenChanged(other, (now) => now),
      whenChanged(third, () => null),
    ],
  });
  const { heard, change } = await show(announcements('a', 'b', 1));
  await change(announcements('c', 'd', 2));
  await change(announcements('e', 'd', 3));
  expect(heard).toEqual(['', 'd', 'e']);
});

test('GAM-01 a number that falls is told once at each of its thresholds, and the lowest of those it skips', async () => {
  const announcements = (left: number | null) => ({
    changes: [whenFalling(left, [60, 10, 30], (seconds) => `noch ${seconds}`)],
  });
  const { heard, change } = await show(announcements(60));
  const told = async (...lefts: readonly (number | null)[]) => {
    heard.length = 0;
    for (const left of lefts) await change(announcements(left));
    return heard.map((text) => text.trim()); // said again it ends otherwise
  };
  expect(await told(59, 31)).toEqual([]);
  expect(await told(30, 30, 29)).toEqual(['noch 30']);
  expect(await told(9, 8)).toEqual(['noch 10']);
  expect(await told(90, 61)).toEqual([]);
  expect(await told(5)).toEqual(['noch 10']);
  expect(await told(null, 5, 61, null, 5)).toEqual([]);
});

test('GAM-01 Japanese within a sentence is marked for a Japanese voice', async () => {
  await show({ start: () => 'Richtig! 山, Berg.' });
  await expect.poll(() => document.querySelector('[role=status] [lang=ja]')?.textContent).toBe('山');
});
