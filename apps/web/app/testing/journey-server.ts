import type { UserStats } from '@michi/contracts/journey';
import type { WholeEntry } from '../learner/outbox/entry.ts';
import { Outbox } from '../learner/outbox/outbox.ts';
import { type EntryCalls, OutboxSync, type Outcome } from '../learner/outbox/sync.ts';
import { type JourneyEnvironment, JourneyProjection } from '../learner/projections/journey.ts';
import { newRunId } from '../learner/run.ts';
import { ApiError, NetworkError } from '../lib/calls/api-client.ts';
import type { JsonStore } from '../lib/device/storage.ts';
import type { TestClock } from './play.ts';

export const dayMs = 24 * 60 * 60 * 1000;

interface Completion {
  readonly xp: number;
  readonly date: string;
  readonly kanji: readonly string[];
}

const xpOf: Readonly<Record<string, number>> = { first: 20, quiz: 50 };

/** The server of a journey, as far as journals know it, behind a network that comes and goes. */
export class TestJourneyServer implements EntryCalls, Pick<JourneyEnvironment, 'ask'> {
  online = true;
  /** Answers are lost on their way. */
  losesAnswers = false;
  refusal: { readonly module: string; readonly status: number } | null = null;
  /** By module the one that is wanted first. */
  needsBefore: Readonly<Record<string, string>> = {};
  /** By module the kanji that its delivered runs have proved. */
  readonly proved: Record<string, readonly string[]> = {};
  /** What the next answer waits for on its way. */
  delay: Promise<void> | null = null;
  /** What is stored, by device and module. */
  readonly stored = new Map<string, Map<string, Completion>>();
  /** The module of every completion that arrived, and the id of every run. */
  readonly calls: string[] = [];

  async send(entry: WholeEntry, device: string): Promise<unknown> {
    if (!this.online) throw new NetworkError('offline');
    return this.#answered(this.#receive(entry, device));
  }

  /** Takes one after the other. */
  async sendTogether(outbox: readonly WholeEntry[], device: string): Promise<readonly Outcome[]> {
    if (!this.online) throw new NetworkError('offline');
    return this.#answered(outbox.map((entry) => this.#outcome(entry, device)));
  }

  readonly ask = async (device: string): Promise<UserStats> => {
    if (!this.online) throw new NetworkError('offline');
    const after = this.delay;
    this.delay = null;
    const answer = this.#said(device);
    await after;
    return answer;
  };

  #answered<Answer>(answer: Answer): Answer {
    if (this.losesAnswers) throw new NetworkError('lost');
    return answer;
  }

  #outcome(entry: WholeEntry, device: string): Outcome {
    try {
      return { answer: this.#receive(entry, device) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refusal: error };
    }
  }

  #receive(entry: WholeEntry, device: string): unknown {
    if (entry.kind === 'run') {
      this.calls.push(entry.id);
      return { progress: { totalScore: 0, level: { completed: true, highScore: 0 } } };
    }
    if (entry.kind !== 'module') throw new Error('no journey claims rewards');
    const { module, date } = entry.body;
    this.calls.push(module);
    if (this.refusal?.module === module) throw new ApiError(this.refusal.status, { message: '' }, null);
    const own = this.stored.get(device) ?? new Map<string, Completion>();
    const before = this.needsBefore[module];
    if (before && !own.has(before)) throw new ApiError(403, { message: '' }, null);
    const known = own.get(module) ?? { xp: xpOf[module] ?? 10, date };
    own.set(module, { ...known, kanji: this.proved[module] ?? [] });
    this.stored.set(device, own);
    return { xp_earned: known.xp };
  }

  #said(device: string): UserStats {
    const completions = [...(this.stored.get(device) ?? [])].map(([module_id, { xp, date, kanji }]) => {
      return { module_id, xp_earned: xp, kanji: [...kanji], day: Math.floor(Date.parse(date) / dayMs) };
    });
    return { total_xp: 0, streak_days: 0, kanji_mastered: 0, modules_completed: 0, completions };
  }
}

/** A tab of a device with its journal. */
export function openJourney(world: {
  readonly store: JsonStore;
  readonly server: TestJourneyServer;
  readonly clock: TestClock;
  /** When the clock showed 0: epoch ms. */
  readonly begin: number;
}) {
  const { store, server, clock, begin } = world;
  const outbox = new Outbox(store);
  const today = () => new Date(begin + clock.ms);
  const newId = () => newRunId(today().getTime());
  const journal = new JourneyProjection({ store, outbox, today, newId, ask: server.ask });
  const delivery = new OutboxSync({
    ...{ store, outbox },
    isJoining: () => false,
    onConfirmed: async (kinds) => void (kinds.has('module') && (await journal.refresh())),
    calls: server,
    schedule: clock.schedule,
    locks: null,
    random: () => 0,
    now: () => today().getTime(),
  });
  const deliver = () => delivery.deliver();
  const complete = (...done: Parameters<JourneyProjection['complete']>) => {
    journal.complete(...done);
    void deliver();
  };
  const modules = () => journal.shown().map(({ module }) => module);
  return { store, outbox, journal, deliver, complete, modules };
}
