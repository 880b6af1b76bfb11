import type { GameEvent } from '@michi/game-kit/events';
import { seedsOf } from '@michi/games/hanazono/garden';
import { plantTypes } from '@michi/games/hanazono/plant-types';
import { growing, isDue, type Outcome, promptOf, type State, sumsIn } from '@michi/games/hanazono/rules';
import { isWilting } from '@michi/games/hanazono/sky';
import { useTranslations } from 'use-intl';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged } from '../announcer.tsx';
import { answerTextIn } from './answer-text.ts';

export interface AnnouncerProps {
  readonly state: State;
  /** The clock stands still. */
  readonly stopped: boolean;
  readonly run: AnnouncedRun<State>;
  /** The kanji whose form is asked. The announcer says nothing that names it, and clears what does. */
  readonly hidden: string | null;
}

/** Tells what was planted, how answers were, what has grown and what is thirsty, the sky, the end. */
export function Announcer({ state, stopped, run, hidden }: AnnouncerProps) {
  const t = useTranslations('hanazono.announce');
  const contested = useTranslations('common.contested');
  const times = useTranslations('hanazono.times');
  const weathers = useTranslations('hanazono.weathers');
  const outcomeText = useOutcomeText();
  const plantedText = usePlantedText();
  const thirsty = growing(state).filter(isWilting);
  const sky = { time: times(state.time), weather: weathers(state.weather) };

  const happened = (events: readonly GameEvent[], after: State) => {
    const last = events.find((event) => event.type === 'levelCompleted');
    if (last) return t('done', { score: last.score });
    if (events.some(({ type }) => type === 'answerContested')) return contested('said');
    const answered = events.some(({ type }) => type === 'kanjiAnswered');
    if (answered && after.outcome) return outcomeText(after, after.outcome);
    return events.some(({ type }) => type === 'picked') ? plantedText(after) : null;
  };
  const said = useAnnouncer(run, {
    start: () =>
      t('started', {
        ...sky,
        growing: growing(state).length,
        due: state.plants.filter(isDue).length,
        thirsty: thirsty.length,
      }),
    events: happened,
    changes: [
      whenChanged(state.weather, () => t('sky', sky)),
      whenChanged(thirsty.length, (now, before) =>
        now > before
          ? t('wilts', {
              kanji: thirsty.map(({ kanji }) => (kanji === hidden ? '？' : kanji)).join('、'),
              count: thirsty.length,
            })
          : null,
      ),
      whenChanged(stopped, () => t(stopped ? 'paused' : 'resumed')),
    ],
  });
  return <Announcement>{hidden !== null && said.includes(hidden) ? '' : said}</Announcement>;
}

function usePlantedText() {
  const t = useTranslations('hanazono.announce');
  const names = useTranslations('hanazono.plants');
  return (state: State): string | null => {
    const plant = state.plants.at(-1);
    if (!plant) return null;
    const { readings, glosses } = promptOf(state.setup, plant.kanji);
    return t('planted', {
      ...{
        kanji: plant.kanji,
        type: names(plant.type),
        reading: readings[0] ?? '',
        meaning: glosses[0] ?? '',
      },
      seeds: seedsOf(sumsIn(state)),
    });
  };
}

function useOutcomeText() {
  const t = useTranslations('hanazono.announce');
  return (state: State, outcome: Outcome): string => {
    const { kanji, kind, judgement, given, points, grew, revived, grown, level, seeds } = outcome;
    if (judgement === 'wrong')
      return t('wrong', {
        unknown: String(given === null),
        answer: answerTextIn(state)(kanji, kind),
        lost: String(outcome.lost > 0),
      });
    const { readings, glosses } = promptOf(state.setup, kanji);
    const plant = state.plants.find((each) => each.kanji === kanji);
    const told = [
      t('right', {
        ...{ typo: String(judgement === 'typo'), kanji, points, combo: state.combo },
        ...{ reading: readings[0] ?? '', meaning: glosses[0] ?? '' },
      }),
      revived && t('revived'),
      grew > 0 && plant && t('grew', { growth: plant.growth, most: plantTypes[plant.type].maxGrowth }),
      grown && t('grown'),
      level !== null && t('level', { level, seeds }),
    ];
    return told.filter((sentence) => typeof sentence === 'string').join(' ');
  };
}
