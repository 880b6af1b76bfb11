import type { GameEvent } from '@michi/game-kit/events';
import { noteNow, promptOf, type State } from '@michi/games/otoawase/state';
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
    const note = after.phase === 'asking' ? undefined : noteNow(after);
    return note ? t('comes', { lane: field(`lanes.${laneNames[note.lane]}`) }) : '';
  };
  const happened = (events: readonly GameEvent[], after: State) => {
    const has = (type: GameEvent['type']) => events.some((event) => event.type === type);
    const gained = events.find((event) => event.type === 'scoreGained');
    if (has('picked'))
      return t('hit', { timing: field(after.outcomes.at(-1)?.timing ?? 'good'), kanji: last(after).kanji });
    if (gained) return `${t('right', { points: gained.points, combo: gained.combo })} ${comes(after)}`;
    if (has('kanjiAnswered')) return `${t('wrong', last(after))} ${comes(after)}`;
    if (!has('mistakeMade')) return null;
    const isMiss = after.outcomes.at(-1)?.timing === 'missed' && after.phase === 'playing';
    return isMiss && !events.every(({ type }) => type === 'mistakeMade')
      ? `${t('missed')} ${comes(after)}`
      : t('stray');
  };
  const said = useAnnouncer(run, {
    start: () => comes(state) || null,
    events: happened,
    changes: [
      whenChanged(state.phase, (phase) => (phase === 'reached' ? t('reached') : null)),
      whenFalling(state.health, announcedHealth, () => t('energy', { health: state.health })),
      whenChanged(paused, () => t(paused ? 'paused' : 'resumed')),
    ],
  });
  return <Announcement>{said}</Announcement>;
}
