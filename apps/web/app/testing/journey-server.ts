import type { UserStats } from '@michi/contracts/journey';
import { ApiError, NetworkError } from '../lib/api-client.ts';
import type { JournalEnvironment } from '../play/journal.ts';

export const dayMs = 24 * 60 * 60 * 1000;

interface Completion {
  readonly xp: number;
  readonly date: string;
  readonly kanji: readonly string[];
}

const xpOf: Readonly<Record<string, number>> = { first: 20, quiz: 50 };

/** The server of a journey, as far as journals know it, behind a network that comes and goes. */
export class TestJourneyServer
  implements Pick<JournalEnvironment, 'complete' | 'ask' | 'deliverRuns' | 'isRunWaiting'>
{
  online = true;
  /** Answers are lost on their way. */
  losesAnswers = false;
  refusal: { readonly module: string; readonly status: number } | null = null;
  /** By module the one that is wanted first. */
  needsBefore: Readonly<Record<string, string>> = {};
  /** By module the kanji that its delivered runs have proved. */
  readonly proved: Record<string, readonly string[]> = {};
  readonly waitingRuns = new Set<string>();
  /** What the next answer waits for on its way. */
  delay: Promise<void> | null = null;
  /** What is stored, by device and module. */
  readonly stored = new Map<string, Map<string, Completion>>();
  /** The module of every call that arrived. */
  readonly calls: string[] = [];

  readonly complete: JournalEnvironment['complete'] = async ({ module, deviceId, date }) => {
    if (!this.online) throw new NetworkError('offline');
    this.calls.push(module);
    if (this.refusal?.module === module) throw new ApiError(this.refusal.status, { message: '' }, null);
    const own = this.stored.get(deviceId) ?? new Map<string, Completion>();
    const before = this.needsBefore[module];
    if (before && !own.has(before)) throw new ApiError(403, { message: '' }, null);
    const known = own.get(module) ?? { xp: xpOf[module] ?? 10, date };
    own.set(module, { ...known, kanji: this.proved[module] ?? [] });
    this.stored.set(deviceId, own);
    if (this.losesAnswers) throw new NetworkError('lost');
  };

  readonly ask = async (device: string): Promise<UserStats> => {
    if (!this.online) throw new NetworkError('offline');
    const after = this.delay;
    this.delay = null;
    const answer = this.#said(device);
    await after;
    return answer;
  };

  readonly deliverRuns = async (): Promise<void> => {
    if (this.online) this.waitingRuns.clear();
  };

  readonly isRunWaiting = (module: string): boolean => this.waitingRuns.has(module);

  #said(device: string): UserStats {
    const completions = [...(this.stored.get(device) ?? [])].map(([module_id, { xp, date, kanji }]) => {
      return { module_id, xp_earned: xp, kanji: [...kanji], day: Math.floor(Date.parse(date) / dayMs) };
    });
    return { total_xp: 0, streak_days: 0, kanji_mastered: 0, modules_completed: 0, completions };
  }
}
