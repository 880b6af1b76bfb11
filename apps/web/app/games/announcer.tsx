import type { GameEvent } from '@michi/game-kit/events';
import { useEffect, useRef } from 'react';
import { WithJapanese } from '../lib/language/with-japanese.tsx';
import type { LiveRun } from '../play/live-run.ts';
import { useAnnouncement } from '../play/use-announcement.ts';
import { useRunEvents } from '../play/use-run.ts';

/** The run that is told of. */
export type AnnouncedRun<State> = Pick<LiveRun<unknown, State, unknown>, 'onEvents' | 'view'>;

/** What is said; null for nothing. */
type Sentence = string | null;

/** A value, and what is said once it is another. */
export interface Change {
  readonly value: unknown;
  readonly sentence: (before: unknown) => Sentence;
}

export interface Announcements<State> {
  /** What is said once the run is shown. */
  readonly start?: () => Sentence;
  /** What is said of things that happen together, and of the state after them. */
  readonly events?: (events: readonly GameEvent[], state: State) => Sentence;
  /** Always the same, in the same order: of those that come together, the last is said. */
  readonly changes?: readonly Change[];
}

/** Says something whenever a value has changed. */
export const whenChanged = <T,>(value: T, sentence: (now: T, before: T) => Sentence): Change => ({
  value,
  sentence: (before) => sentence(value, before as T),
});

/** Says something whenever a number falls to one of these thresholds, or past it. Null is no number. */
export const whenFalling = (
  value: number | null,
  thresholds: readonly number[],
  sentence: (threshold: number) => Sentence,
): Change =>
  whenChanged(value, (now, before) => {
    if (now === null || before === null) return null;
    const threshold = thresholds
      .filter((each) => now <= each && each < before)
      .sort((one, other) => one - other)[0];
    return threshold === undefined ? null : sentence(threshold);
  });

/** What a screen reader is to be told of a run, last of all; for an `Announcement`. */
export function useAnnouncer<State>(run: AnnouncedRun<State>, announcements: Announcements<State>): string {
  const { start, events, changes = [] } = announcements;
  const [said, say] = useAnnouncement();
  const tell = (sentence: Sentence | undefined) => {
    if (sentence != null) say(sentence);
  };
  useRunEvents(run, (happened) => tell(events?.(happened, run.view.state)));

  const shown = useRef<readonly unknown[]>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = changes.map(({ value }) => value);
    if (before === null) return tell(start?.());
    const sentences = changes.map(({ value, sentence }, index) =>
      value === before[index] ? null : sentence(before[index]),
    );
    tell(sentences.findLast((sentence) => sentence !== null));
  });
  return said;
}

/** Says to a screen reader what the eye sees. */
export function Announcement({ children }: { children: string }) {
  return (
    <p className="sr-only" role="status">
      <WithJapanese>{children}</WithJapanese>
    </p>
  );
}
