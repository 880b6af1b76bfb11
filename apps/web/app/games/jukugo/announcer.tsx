import type { GameEvent } from '@michi/game-kit/events';
import { maxPicked } from '@michi/games/jukugo/constants';
import type { State } from '@michi/games/jukugo/rules';
import { useTranslations } from 'use-intl';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import { useTimeBonus } from '../time-bonus.tsx';
import { bonusClock } from './time-bonus.ts';
import type { ShownWord } from './words.ts';

/** Percent of the time bonus at which a listener is told. */
const announcedPercents = [50, 20, 0];

export interface AnnouncerProps {
  readonly state: State;
  /** The clock stands still. */
  readonly stopped: boolean;
  readonly wordOf: (jukugo: string) => ShownWord;
  /** What to say of a wrong pair. */
  readonly sayMiss: (after: State) => string;
  readonly run: AnnouncedRun<State> & Clocked;
}

/** Tells the word sought, what was picked, right, wrong, the hint, the time, the end. */
export function Announcer({ state, stopped, wordOf, sayMiss, run }: AnnouncerProps) {
  const t = useTranslations('jukugo.announce');
  const { setup, target, hinted, picked, cards, phase } = state;
  const { level, words } = setup;
  const { jukugo, meaning, hiragana } = wordOf(words[target]?.jukugo ?? '');
  const bonus = useTimeBonus(run, bonusClock(state));

  const done = ({ totals }: State) => t('done', { level, score: totals.score });
  const happened = (events: readonly GameEvent[], after: State) => {
    if (events.some(({ type }) => type === 'levelCompleted')) return done(after);
    if (events.some(({ type }) => type === 'mistakeMade')) return t('wrong', { why: sayMiss(after) });
    const solved = events.find((event) => event.type === 'kanjiCompleted');
    if (!solved) return null;
    const points = events.find((event) => event.type === 'scoreGained')?.points ?? 0;
    const word = wordOf(solved.kanji);
    return t('right', { jukugo: word.jukugo, hiragana: word.hiragana, meaning: word.meaning, points });
  };
  const said = useAnnouncer(run, {
    start: () => t('started', { level, words: words.length, meaning, hiragana }),
    events: happened,
    changes: [
      whenChanged(picked.length, (chosen, before) => {
        if (phase !== 'playing' || (chosen === 0 && before === maxPicked)) return null; // a pair that was judged
        if (chosen < before && before < maxPicked) return t('removed', { chosen });
        return t('chosen', { kanji: cards[picked.at(-1) ?? -1] ?? '', chosen });
      }),
      whenChanged(hinted.length, () => t('hint', { kanji: [...jukugo][0] ?? '' })),
      whenChanged(stopped, () => t(stopped ? 'paused' : 'resumed')),
      whenFalling(bonus, announcedPercents, (percent) => {
        if (phase !== 'playing') return null;
        return percent === 0 ? t('bonusGone') : t('bonus', { percent });
      }),
      // last: what another word clears away, or what is left of its time bonus, must not take its place
      whenChanged(target, () => t('sought', { meaning, hiragana })),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
