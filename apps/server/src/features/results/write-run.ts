import type { PlayedGame } from '@michi/games/catalogue';
import type { GameResultsTable, Ms } from '../../db/schema.ts';
import type { OpenedRun, ResultsRepository } from './repository.ts';

/** A proved run that is to be stored. `ranks_from`: the total score from which it ranks; null when it never does. */
interface ProvenRow extends Omit<GameResultsTable, 'ranked'> {
  readonly game: PlayedGame;
}

/** What a run adds to the totals of its game: its score if it was won, and the kanji answered in it. */
interface AddedRun {
  readonly playerId: string;
  readonly game: PlayedGame;
  readonly score: number;
  readonly kanjiAnswered: number;
}

interface WonRun {
  readonly runId: string;
  readonly playerId: string;
  readonly game: PlayedGame;
  readonly level: string;
  readonly score: number;
  readonly at: Ms;
}

export interface RunWriterParts<Answered> {
  readonly repository: Pick<ResultsRepository, 'insert' | 'remove' | 'outlook' | 'rankOpened'>;
  raiseTotals(run: AddedRun): Promise<void>;
  raiseLevel(won: WonRun): Promise<void>;
  raiseLeaderboards(won: WonRun): Promise<void>;
  recountLeaderboards(playerId: string, runs: readonly OpenedRun[]): Promise<void>;
  /** Notes what was answered in a run, and answers how many kanji that were. */
  noteAnswers(run: ProvenRow, answered: Answered): Promise<number>;
  /** Takes that back, and answers how many kanji that were. */
  forgetAnswers(runId: string, playerId: string): Promise<number>;
}

/** Each is part of a transaction that keeps other processes from writing for the same player. */
export interface RunWriter<Answered> {
  /** Stores a run and raises what it earns. Tells whether it ranks; null when it, or another of its ticket, is stored. */
  store(run: ProvenRow, answered: Answered): Promise<boolean | null>;
  /** Removes a run with what it added to totals and answers; `score` is what it has brought. */
  remove(run: Pick<AddedRun, 'playerId' | 'game' | 'score'> & { readonly runId: string }): Promise<void>;
  /** Lets runs of a player rank whose levels have been opened by its totals; false when there is none. */
  rankOpened(playerId: string): Promise<boolean>;
}

/**
 * Keeps runs. Which of them rank depends on no order: those whose level is opened by the total of all that have
 * arrived so far.
 */
export function createRunWriter<Answered>(parts: RunWriterParts<Answered>): RunWriter<Answered> {
  const { repository } = parts;
  return {
    async store(run, answered) {
      const { player_id: playerId, game, score, ranks_from } = run;
      const before = await repository.outlook(playerId, game);
      const total = before.totalScore + score;
      const ranked = ranks_from !== null && ranks_from <= total;
      const inserted = await repository.insert({
        ...run,
        ranked: ranked ? 1 : 0,
        ranks_from: ranked ? null : ranks_from,
      });
      if (!inserted) return null;
      const kanjiAnswered = await parts.noteAnswers(run, answered);
      await parts.raiseTotals({ playerId, game, score: run.won === 1 ? score : 0, kanjiAnswered });
      if (run.won === 0) return ranked;

      const won = { runId: run.id, playerId, game, level: run.level_id, score, at: run.finished_at };
      await parts.raiseLevel(won);
      if (before.nextRanksFrom !== null && before.nextRanksFrom <= total) {
        const opened = await repository.rankOpened(playerId);
        await parts.recountLeaderboards(playerId, ranked ? [...opened, won] : opened);
      } else if (ranked) await parts.raiseLeaderboards(won);
      return ranked;
    },

    async remove({ runId, playerId, game, score }) {
      const kanjiAnswered = await parts.forgetAnswers(runId, playerId);
      await parts.raiseTotals({ playerId, game, score: -score, kanjiAnswered: -kanjiAnswered });
      await repository.remove(runId);
    },

    async rankOpened(playerId) {
      const opened = await repository.rankOpened(playerId);
      if (opened.length > 0) await parts.recountLeaderboards(playerId, opened);
      return opened.length > 0;
    },
  };
}
