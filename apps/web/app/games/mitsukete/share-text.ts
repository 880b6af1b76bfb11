import type { GameEvent } from '@michi/game-kit/events';

/** What is told of a sheet, without giving away its kanji. */
export interface SharedResult {
  /** Title and date. */
  readonly title: string;
  /** Points, time and moves. */
  readonly figures: string;
  readonly url: string;
}

/** Each move in its order: a match, a miss. */
const rowOf = (events: readonly GameEvent[]): string =>
  events.map(({ type }) => (type === 'kanjiCompleted' ? '●' : type === 'mistakeMade' ? '○' : '')).join('');

/** The text of a result, as one sends it to others; without a row where its moves are not known. */
export const shareText = ({ title, figures, url }: SharedResult, events: readonly GameEvent[] = []): string =>
  [title, rowOf(events), figures, url].filter((line) => line !== '').join('\n');
