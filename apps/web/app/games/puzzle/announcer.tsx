import type { GameEvent } from '@michi/game-kit/events';
import { belonging } from '@michi/games/puzzle/place';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import { type State, solvedBy } from '@michi/games/puzzle/rules';
import { useFormatter, useTranslations } from 'use-intl';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import { useTimeBonus } from '../time-bonus.tsx';
import { bonusClock } from './time-bonus.ts';

/** Points left of the time bonus at which a listener is told. */
const announcedPoints = [50, 20, 0];

export interface AnnouncerProps {
  readonly state: State;
  /** The clock stands still. */
  readonly stopped: boolean;
  readonly run: AnnouncedRun<State> & Clocked;
}

/** Tells what is sought, what was chosen, right, wrong, the time, the end. */
export function Announcer({ state, stopped, run }: AnnouncerProps) {
  const t = useTranslations('puzzle.announce');
  const names = useTranslations('puzzle.radicals');
  const texts = useTranslations('puzzle.kanji');
  const format = useFormatter();
  const timeBonus = useTimeBonus(run, bonusClock(state));
  const { chosen, hinted, phase, setup, target } = state;
  const { kanji, kana, parts } = puzzleOf(target);
  const meaning = texts(`${target}.meaning`);
  const needed = parts.length;

  const sought = () => t('started', { meaning, kana, parts: needed });
  const wrong = ({ chosen }: State) => {
    const made = solvedBy(chosen);
    const right = belonging(parts, chosen).map((radical) => names(radical));
    const verdict = made
      ? t('made', { kanji: made.kanji, kana: made.kana, meaning: texts(`${made.id}.meaning`) })
      : t('wrong');
    if (right.length === 0) return verdict;
    return `${verdict} ${t('belonging', { count: right.length, parts: format.list(right) })}`;
  };
  const happened = (events: readonly GameEvent[], after: State) => {
    const last = events.find((event) => event.type === 'levelCompleted');
    if (last) return t('levelDone', { level: setup.level, score: last.score });
    if (events.some(({ type }) => type === 'mistakeMade')) return wrong(after);
    const gained = events.find((event) => event.type === 'scoreGained');
    return gained ? t('right', { kanji, kana, meaning, points: gained.points }) : null;
  };
  const said = useAnnouncer(run, {
    start: sought,
    events: happened,
    changes: [
      whenChanged(chosen.length, (now, before) => {
        const latest = chosen.at(-1);
        if (phase !== 'playing') return null;
        if (now < before || !latest) return t('removed', { chosen: now, needed });
        return t('chosen', { meaning: names(latest), chosen: now, needed });
      }),
      whenChanged(hinted.length, () => t('hint', { hint: texts(`${target}.hint`) })),
      whenChanged(stopped, () => t(stopped ? 'paused' : 'resumed')),
      whenFalling(timeBonus, announcedPoints, (points) =>
        phase === 'playing' ? t('timeBonus', { points }) : null,
      ),
      // last: what a puzzle clears away, or what is left of its time bonus, must not take its place
      whenChanged(target, sought),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
