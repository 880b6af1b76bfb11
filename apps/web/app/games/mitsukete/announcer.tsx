import type { GameEvent } from '@michi/game-kit/events';
import type { State } from '@michi/games/mitsukete/rules';
import { useFormatter, useTranslations } from 'use-intl';
import { meaningText } from '../../lib/language/meaning.tsx';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import { useDifference } from '../use-difference.ts';
import type { Clue } from './clue.ts';
import { useKanjiOf } from './kanji-of.tsx';
import type { Remark } from './remark.ts';

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

/** A remark as it is read aloud. */
function useRemarkText(): (remark: Remark) => string {
  const t = useTranslations('mitsukete.announce');
  const kanjiOf = useKanjiOf();
  const differenceOf = useDifference();
  const known = (character: string) => {
    const kanji = kanjiOf(character);
    return { kanji: character, reading: kanji.hiragana, meaning: meaningText(kanji) };
  };
  return (remark) => {
    switch (remark.about) {
      case 'match':
        return t('correct', { ...known(remark.kanji), points: remark.points });
      case 'revealed':
        return t('revealed', known(remark.kanji));
      case 'notSought':
        return t('notSought', known(remark.kanji));
      case 'mistaken': {
        const { meant } = remark;
        const alike = differenceOf(remark);
        const taken = alike ? [alike.taken] : remark.taken;
        const reason = alike?.sentence ?? [...taken, meant].map((each) => t('gloss', known(each))).join(' ');
        return t('mistaken', { taken: taken.join('・'), meant, reason });
      }
    }
  };
}
