import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { useFormatter, useTranslations } from 'use-intl';
import { meaningText } from '../../lib/language/meaning.tsx';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import { useKanjiOf } from './kanji-of.tsx';

/** Seconds left at which a listener is told the time. */
const toldSeconds = [60, 30, 10];

export interface AnnouncerProps {
  readonly levelName: string;
  readonly state: State;
  /** Null without a limit. */
  readonly secondsLeft: number | null;
  readonly paused: boolean;
  readonly run: AnnouncedRun<State>;
}

/** Tells what was right and wrong, the time, the end. */
export function Announcer({ levelName, state, secondsLeft, paused, run }: AnnouncerProps) {
  const t = useTranslations('mitsukete.announce');
  const format = useFormatter();
  const kanjiOf = useKanjiOf();

  const started = () => {
    const meanings = state.targets.map(({ kanji }) => meaningText(kanjiOf(kanji)));
    return t('started', { name: levelName, targets: format.list(meanings) });
  };
  const happened = (events: readonly GameEvent[]) => {
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
  const said = useAnnouncer(run, {
    start: started,
    events: happened,
    changes: [
      whenChanged(paused, () => t(paused ? 'paused' : 'resumed')),
      whenFalling(secondsLeft, toldSeconds, (seconds) =>
        seconds >= 60 ? t('minute', { minutes: seconds / 60 }) : t('seconds', { seconds }),
      ),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
