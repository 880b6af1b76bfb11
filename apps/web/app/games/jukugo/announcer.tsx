import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/jukugo/rules';
import { levelAfter } from '@michi/games/sitting';
import { useEffect, useEffectEvent } from 'react';
import { useTranslations } from 'use-intl';
import { useChange } from '../../lib/use-change.ts';
import { WithJapanese } from '../../lib/with-japanese.tsx';
import type { Clocked } from '../../play/elapsed-clock.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';
import { useRunEvents } from '../../play/use-run.ts';
import { useTimeBonus } from '../time-bonus.tsx';
import { bonusClock } from './time-bonus.ts';
import type { ShownWord } from './words.ts';

/** Percent of the time bonus at which a listener is told. */
const toldPercents = [50, 20, 0];

export interface AnnouncerProps {
  readonly state: State;
  readonly paused: boolean;
  readonly wordOf: (jukugo: string) => ShownWord;
  /** The run whose events are told. */
  readonly run: Clocked & { onEvents(listener: (events: readonly GameEvent[]) => void): () => void };
}

/** Says to a screen reader what the eye sees: the word sought, what was picked, right, wrong, the hint, the time, the end. */
export function Announcer({ state, paused, wordOf, run }: AnnouncerProps) {
  const t = useTranslations('jukugo.announce');
  const [said, say] = useAnnouncement();
  const { setup, target, hinted } = state;
  const word = wordOf(setup.words[target]?.jukugo ?? '');

  useRunEvents(run, (events) => {
    if (events.some(({ type }) => type === 'mistakeMade')) return say(t('wrong'));
    const solved = events.find((event) => event.type === 'kanjiCompleted');
    if (!solved) return;
    const points = events.find((event) => event.type === 'scoreGained')?.points ?? 0;
    const { jukugo, hiragana, meaning } = wordOf(solved.kanji);
    say(t('right', { jukugo, hiragana, meaning, points }));
  });

  const tellStart = useEffectEvent(() => {
    const { meaning, hiragana } = word;
    say(t('started', { level: setup.level, words: setup.words.length, meaning, hiragana }));
  });
  useEffect(() => tellStart(), []);

  const celebrating = state.phase === 'celebrating';
  const tellDone = useEffectEvent(() =>
    say(t('done', { level: setup.level, score: state.tally.score, next: levelAfter(setup.level) })),
  );
  useEffect(() => {
    if (celebrating) tellDone();
  }, [celebrating]);

  useChange(state.picked.length, (chosen, before) => {
    if (state.phase !== 'playing') return;
    const latest = state.cards[state.picked.at(-1) ?? -1];
    if (chosen < before) say(t('removed', { chosen }));
    else if (latest) say(t('chosen', { kanji: latest, chosen }));
  });
  useChange(hinted.length, () => say(t('hint', { kanji: [...word.jukugo][0] ?? '' })));

  useChange(paused && setup.mode === 'challenge', (isPaused) => say(t(isPaused ? 'paused' : 'resumed')));

  const bonus = useTimeBonus(run, bonusClock(state));
  useChange(bonus, (percent) => {
    if (percent !== null && state.phase === 'playing' && toldPercents.includes(percent))
      say(percent === 0 ? t('bonusGone') : t('bonus', { percent }));
  });

  // told last: what another word clears away, or what is left of its time bonus, must not take its place
  useChange(target, () => say(t('sought', { meaning: word.meaning, hiragana: word.hiragana })));

  return (
    <p className="sr-only" role="status">
      <WithJapanese>{said}</WithJapanese>
    </p>
  );
}
