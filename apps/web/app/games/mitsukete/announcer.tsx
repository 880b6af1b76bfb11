import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useRunEvents } from '../../play/use-run.ts';
import { useKanjiOf } from './kanji-of.tsx';

/** Seconds left at which a listener is told the time. */
const toldSeconds = [60, 30, 10];

export interface AnnouncerProps {
  readonly levelName: string;
  readonly state: State;
  readonly elapsedMs: number;
  readonly paused: boolean;
  /** The run whose events are told. */
  readonly run: { onEvents(listener: (events: readonly GameEvent[]) => void): () => void };
}

/** Says to a screen reader what the eye sees: right, wrong, the time, the end. */
export function Announcer({ levelName, state, elapsedMs, paused, run }: AnnouncerProps) {
  const t = useTranslations('mitsukete.announce');
  const format = useFormatter();
  const kanjiOf = useKanjiOf();
  const [said, setSaid] = useState('');

  const sentence = (events: readonly GameEvent[]): string | null => {
    const last = events.findLast(({ type }) => type === 'levelCompleted' || type === 'levelFailed');
    if (last?.type === 'levelCompleted') return t('victory', { score: last.score });
    if (last?.type === 'levelFailed') return t('gameOver');
    const answered = events.find((event) => event.type === 'kanjiAnswered');
    if (!answered) return null;
    if (!answered.correct) return t('wrong');
    const points = events.find((event) => event.type === 'scoreGained')?.points ?? 0;
    const { kanji, meaning } = kanjiOf(answered.kanji);
    return t('correct', { kanji, meaning, points });
  };
  useRunEvents(run, (events) => {
    const next = sentence(events);
    if (next !== null) setSaid(next);
  });

  const tellStart = useEffectEvent(() => {
    const meanings = state.targets.map(({ kanji }) => kanjiOf(kanji).meaning);
    setSaid(t('started', { name: levelName, targets: format.list(meanings) }));
  });
  useEffect(() => tellStart(), []);

  const wasPaused = useRef(paused);
  useEffect(() => {
    if (wasPaused.current !== paused) setSaid(t(paused ? 'paused' : 'resumed'));
    wasPaused.current = paused;
  }, [paused, t]);

  const limitS = state.setup.timeLimitS;
  const leftS = limitS === null ? null : limitS - Math.floor(elapsedMs / 1000);
  useEffect(() => {
    if (leftS === null || !toldSeconds.includes(leftS)) return;
    setSaid(leftS >= 60 ? t('minute', { minutes: leftS / 60 }) : t('seconds', { seconds: leftS }));
  }, [leftS, t]);

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
