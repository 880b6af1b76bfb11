import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/tatakae/rules';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useChange } from '../../lib/use-change.ts';
import { useAnnouncement } from '../../play/use-announcement.ts';
import { useRunEvents } from '../../play/use-run.ts';
import { directionWords, useChallenge } from './challenge-words.ts';

/** Seconds left at which a listener is told the time. */
const toldSeconds = [10, 5];

export interface AnnouncerProps {
  readonly state: State;
  readonly secondsLeft: number;
  readonly paused: boolean;
  /** The run whose events are told. */
  readonly run: Parameters<typeof useRunEvents>[0];
}

/** Says to a screen reader what the eye sees: what to write, points, hits of the rival, rounds, the time. */
export function Announcer({ state, secondsLeft, paused, run }: AnnouncerProps) {
  const t = useTranslations('tatakae');
  const format = useFormatter();
  const { meaning, kana, strokes } = useChallenge(state);
  const [said, say] = useAnnouncement();

  const sentence = (event: GameEvent): string | null => {
    switch (event.type) {
      case 'scoreGained': {
        const percent = format.number((state.attempts.at(-1)?.percent ?? 0) / 100, { style: 'percent' });
        return t('announce.attempt', { percent, points: event.points, combo: event.combo });
      }
      case 'rivalAttempted':
        return event.points > 0 ? t('announce.rivalHit', { points: event.points }) : null;
      case 'roundEnded':
        return t('announce.roundOver', {
          round: event.round,
          own: state.learner.score,
          rival: state.rival.score,
        });
      default:
        return null;
    }
  };
  const [heard, setHeard] = useState<readonly GameEvent[]>([]);
  useRunEvents(run, setHeard);
  const tell = useEffectEvent((events: readonly GameEvent[]) => {
    for (const event of events) {
      const next = sentence(event);
      if (next !== null) say(next);
    }
  });
  useEffect(() => tell(heard), [heard]); // by then the state is that after the events

  const tellChallenge = useEffectEvent(() => {
    const words = strokes.map((direction) => t(`directions.${directionWords[direction]}`));
    const directions = format.list(words, { type: 'unit' });
    say(
      t('announce.challenge', {
        round: state.round,
        meaning,
        reading: kana,
        count: strokes.length,
        directions,
      }),
    );
  });
  /** Since when the challenge that can be written is there. */
  const since = state.phase === 'writing' ? state.challengeSince : null;
  useEffect(() => {
    if (since !== null) tellChallenge();
  }, [since]);

  useChange(paused, () => say(t(paused ? 'announce.paused' : 'announce.resumed')));

  useEffect(() => {
    if (toldSeconds.includes(secondsLeft)) say(t('announce.seconds', { seconds: secondsLeft }));
  }, [secondsLeft, t, say]);

  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
}
