import { beatsBetweenNotes } from '@michi/games/otoawase/constants';
import type { Song } from '@michi/games/otoawase/songs';
import { Stars } from '@michi/ui/stars';
import { useTranslations } from 'use-intl';
import { clockOf } from './clock.ts';
import './song-facts.css';

/** Tempo, length and difficulty of a song. */
export function SongFacts({ song }: { song: Song }) {
  const t = useTranslations('otoawase.facts');
  return (
    <dl className="oto-facts num">
      <div>
        <dt>{t('tempo')}</dt>
        <dd>{t.rich('bpm', { bpm: song.bpm, small: (chunks) => <small>{chunks}</small> })}</dd>
      </div>
      <div>
        <dt>{t('length')}</dt>
        <dd>{clockOf(song.seconds * 1_000)}</dd>
      </div>
      <div>
        <dt>{t('difficulty')}</dt>
        <dd>
          <Stars value={song.difficulty} label={t('difficultyOf', { difficulty: song.difficulty })} />
        </dd>
      </div>
      <div>
        <dt>{t('density')}</dt>
        <dd>
          {t.rich('beats', {
            beats: beatsBetweenNotes[song.difficulty],
            small: (chunks) => <small>{chunks}</small>,
          })}
        </dd>
      </div>
    </dl>
  );
}
