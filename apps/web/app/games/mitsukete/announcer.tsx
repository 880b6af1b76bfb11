import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { useEffect, useEffectEvent } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { meaningText } from '../../lib/meaning.tsx';
import { useChange } from '../../lib/use-change.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';
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
  const [said, say] = useAnnouncement();

  const sentence = (events: readonly GameEvent[]): string | null => {
    const last = events.findLast(({ type }) => type === 'levelCompleted' || type === 'levelFailed');
    if (last?.type === 'levelCompleted') return t('victory', { score: last.score });
    if (last?.type === 'levelFailed') return t('gameOver');
    if (events.some(({ type }) => type === 'mistakeMade')) return t('wrong');
    const answered = events.find((event) => event.type === 'kanjiAnswered');
    if (!answered) return null;
    const points = events.find((event) => event.type === 'scoreGained')?.points ?? 0;
    const found = kanjiOf(answered.kanji);
    return t('correct', { kanji: found.kanji, meaning: meaningText(found), points });
  };
  useRunEvents(run, (events) => {
    const next = sentence(events);
    if (next !== null) say(next);
  });

  const tellStart = useEffectEvent(() => {
    const meanings = state.targets.map(({ kanji }) => meaningText(kanjiOf(kanji)));
    say(t('started', { name: levelName, targets: format.list(meanings) }));
  });
  useEffect(() => tellStart(), []);

  useChange(paused, () => say(t(paused ? 'paused' : 'resumed')));

  const limitS = state.setup.timeLimitS;
  const leftS = limitS === null ? null : limitS - Math.floor(elapsedMs / 1000);
  useEffect(() => {
    if (leftS === null || !toldSeconds.includes(leftS)) return;
    say(leftS >= 60 ? t('minute', { minutes: leftS / 60 }) : t('seconds', { seconds: leftS }));
  }, [leftS, t, say]);

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
