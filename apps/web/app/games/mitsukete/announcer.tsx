import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { useFormatter, useTranslations } from 'use-intl';
import { meaningText } from '../../lib/language/meaning.tsx';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import type { Clue } from './clue.ts';
import { useKanjiOf } from './kanji-of.tsx';
import type { Remark } from './remark.ts';
import { useRemarkText } from './use-remark-text.ts';

/** Seconds left at which a listener is told the time. */
const announcedSeconds = [60, 30, 10];

export interface AnnouncerProps {
  readonly levelName: string;
  readonly state: State;
  readonly clue: Clue;
  readonly remark: Remark | null;
  /** Null without a limit. */
  readonly secondsLeft: number | null;
  readonly paused: boolean;
  readonly run: AnnouncedRun<State>;
}

/** Tells what was right and wrong, the time, the end. */
export function Announcer({ levelName, state, clue, remark, secondsLeft, paused, run }: AnnouncerProps) {
  const t = useTranslations('mitsukete.announce');
  const format = useFormatter();
  const kanjiOf = useKanjiOf();
  const remarkText = useRemarkText();

  const started = () => {
    const targets = state.targets.map(({ kanji }) =>
      clue === 'reading' ? kanjiOf(kanji).hiragana : meaningText(kanjiOf(kanji)),
    );
    return t('started', { name: levelName, targets: format.list(targets) });
  };
  const happened = (events: readonly GameEvent[]) => {
    const last = events.findLast(({ type }) => type === 'levelCompleted' || type === 'levelFailed');
    if (last?.type === 'levelCompleted') return t('victory', { score: last.score });
    return last ? t('gameOver') : null;
  };
  const said = useAnnouncer(run, {
    start: started,
    events: happened,
    changes: [
      whenChanged(remark, (now) => now && remarkText(now)),
      whenChanged(paused, () => t(paused ? 'paused' : 'resumed')),
      whenFalling(secondsLeft, announcedSeconds, (seconds) =>
        seconds >= 60 ? t('minute', { minutes: seconds / 60 }) : t('seconds', { seconds }),
      ),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
