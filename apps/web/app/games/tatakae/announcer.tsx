import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/tatakae/rules';
import { useFormatter, useTranslations } from 'use-intl';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import { directionWords, useChallenge } from './challenge-words.ts';

/** Seconds left at which a listener is told the time. */
const announcedSeconds = [10, 5];

export interface AnnouncerProps {
  readonly state: State;
  readonly secondsLeft: number;
  readonly paused: boolean;
  readonly run: AnnouncedRun<State>;
}

/** Tells what to write, points, hits of the rival, rounds, the time. */
export function Announcer({ state, secondsLeft, paused, run }: AnnouncerProps) {
  const t = useTranslations('tatakae');
  const format = useFormatter();
  const { meaning, kana: reading, strokes } = useChallenge(state);

  const happened = (event: GameEvent, { submissions, learner, rival }: State) => {
    switch (event.type) {
      case 'scoreGained': {
        const percent = format.number((submissions.at(-1)?.percent ?? 0) / 100, { style: 'percent' });
        return t('announce.submission', { percent, points: event.points, combo: event.combo });
      }
      case 'rivalSubmitted':
        return event.points > 0 ? t('announce.rivalHit', { points: event.points }) : null;
      case 'roundEnded':
        return t('announce.roundOver', { round: event.round, own: learner.score, rival: rival.score });
      default:
        return null;
    }
  };
  /** Since when the challenge that can be written is there. */
  const since = state.phase === 'writing' ? state.challengeSince : null;
  const challenge = () => {
    if (since === null) return null;
    const words = strokes.map((direction) => t(`directions.${directionWords[direction]}`));
    const directions = format.list(words, { type: 'unit' });
    return t('announce.challenge', {
      round: state.round,
      meaning,
      reading,
      count: strokes.length,
      directions,
    });
  };
  const said = useAnnouncer(run, {
    start: challenge,
    events: (events, after) =>
      events.map((event) => happened(event, after)).findLast((sentence) => sentence !== null) ?? null,
    changes: [
      whenChanged(since, challenge),
      whenChanged(paused, () => t(paused ? 'announce.paused' : 'announce.resumed')),
      whenFalling(secondsLeft, announcedSeconds, (seconds) => t('announce.seconds', { seconds })),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
