import type { GameEvent } from '@michi/game-kit/events';
import { isHeld, noteNow, promptOf, type State } from '@michi/games/otoawase/state';
import { useTranslations } from 'use-intl';
import { type AnnouncedRun, Announcement, useAnnouncer, whenChanged, whenFalling } from '../announcer.tsx';
import { laneNames } from './field.tsx';

/** Energy left at which a listener is told. */
const announcedHealth = [50, 20, 10];

export interface AnnouncerProps {
  readonly state: State;
  readonly paused: boolean;
  readonly run: AnnouncedRun<State>;
}

/** Tells which lane comes, how it was hit, what is asked, and how the answer was. */
export function Announcer({ state, paused, run }: AnnouncerProps) {
  const t = useTranslations('otoawase.announce');
  const field = useTranslations('otoawase.field');
  const contested = useTranslations('common.contested');

  const last = ({ outcomes, notes, setup }: State) => {
    const note = notes[outcomes.length - 1];
    const prompt = note && promptOf({ setup }, note);
    return {
      kanji: prompt?.kanji ?? '',
      reading: prompt?.readings[0] ?? '',
      meaning: prompt?.glosses[0] ?? '',
    };
  };
  const comes = (after: State) => {
    const note = isHeld(after) ? undefined : noteNow(after);
    if (!note) return '';
    const lane = field(`lanes.${laneNames[note.lane]}`);
    return t(note.prompt === null ? 'comesPlain' : 'comes', { lane });
  };
  const hit = (after: State) => {
    const outcome = after.outcomes.at(-1);
    const timing = field(outcome?.timing ?? 'good');
    if (outcome?.isPlain) return `${timing}. ${comes(after)}`;
    return t(after.phase === 'introducing' ? 'introduced' : 'hit', { timing, ...last(after) });
  };
  const happened = (events: readonly GameEvent[], after: State) => {
    const has = (type: GameEvent['type']) => events.some((event) => event.type === type);
    const gained = events.find((event) => event.type === 'scoreGained');
    if (has('picked')) return hit(after);
    if (has('answerContested')) return contested('said');
    if (gained) return `${t('right', { points: gained.points, combo: gained.combo })} ${comes(after)}`;
    if (has('kanjiAnswered')) {
      const isUnknown = after.outcomes.at(-1)?.given === null;
      return `${t(isUnknown ? 'unknown' : 'wrong', last(after))} ${comes(after)}`;
    }
    return null;
  };
  const passed = (): string | null => {
    const outcome = state.outcomes.at(-1);
    if (outcome?.timing !== 'missed') return null;
    return outcome.isPlain ? comes(state) : `${t('missed')} ${comes(state)}`;
  };
  const said = useAnnouncer(run, {
    start: () => comes(state) || null,
    events: happened,
    changes: [
      whenChanged(state.strays, () => t('stray')),
      whenChanged(state.outcomes.length, passed),
      whenChanged(state.phase, (phase, before) => {
        if (phase === 'reached') return t('reached');
        return before === 'introducing' ? comes(state) : null;
      }),
      whenFalling(state.health, announcedHealth, () => t('energy', { health: state.health })),
      whenChanged(paused, () => t(paused ? 'paused' : 'resumed')),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
