import type { GameEvent } from '@michi/game-kit/events';
import { puzzleOf, type State } from '@michi/games/puzzle/rules';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '../../lib/use-change.ts';
import { WithJapanese } from '../../lib/with-japanese.tsx';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';
import { useRunEvents } from '../../play/use-run.ts';
import { useTimeBonus } from '../time-bonus.tsx';
import { bonusClock } from './time-bonus.ts';

/** Points left of the time bonus at which a listener is told. */
const toldTimeBonus = [50, 20, 0];

export interface AnnouncerProps {
  readonly state: State;
  readonly paused: boolean;
  /** The run whose events and time are told. */
  readonly run: Clocked & { onEvents(listener: (events: readonly GameEvent[]) => void): () => void };
}

/** Says to a screen reader what the eye sees: what is sought, what was chosen, right, wrong, the time, the end. */
export function Announcer({ state, paused, run }: AnnouncerProps) {
  const t = useTranslations('puzzle.announce');
  const names = useTranslations('puzzle.radicals');
  const texts = useTranslations('puzzle.kanji');
  const [said, say] = useAnnouncement();
  const timeBonus = useTimeBonus(run, bonusClock(state));
  const { id, kanji, kana, parts } = puzzleOf(state.target);
  const { chosen, setup } = state;
  const needed = parts.length;

  const sentence = (events: readonly GameEvent[]): string | null => {
    const last = events.find((event) => event.type === 'levelCompleted');
    if (last) return t('levelDone', { level: setup.level, score: last.score });
    if (events.some(({ type }) => type === 'mistakeMade')) return t('wrong');
    const gained = events.find((event) => event.type === 'scoreGained');
    if (!gained) return null;
    return t('right', { kanji, kana, meaning: texts(`${id}.meaning`), points: gained.points });
  };
  useRunEvents(run, (events) => {
    const next = sentence(events);
    if (next !== null) say(next);
  });

  useChange(chosen.length, (now, before) => {
    if (state.phase !== 'playing') return;
    const latest = chosen.at(-1);
    if (now < before) say(t('removed', { chosen: now, needed }));
    else if (latest) say(t('chosen', { meaning: names(latest), chosen: now, needed }));
  });
  useChange(state.hinted.length, () => say(t('hint', { hint: texts(`${id}.hint`) })));

  useChange(paused && setup.mode === 'challenge', (isPaused) => say(t(isPaused ? 'paused' : 'resumed')));

  useChange(timeBonus, (points) => {
    if (points !== null && state.phase === 'playing' && toldTimeBonus.includes(points))
      say(t('timeBonus', { points }));
  });

  // told last: what a puzzle clears away, or what is left of its time bonus, must not take its place
  const tellTarget = useEffectEvent((_sought: string) =>
    say(t('started', { meaning: texts(`${id}.meaning`), kana, parts: needed })),
  );
  useEffect(() => tellTarget(id), [id]);

  return (
    <p className="sr-only" role="status">
      <WithJapanese>{said}</WithJapanese>
    </p>
  );
}
