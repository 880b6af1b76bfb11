import { type SongId, songIds, songs } from '@michi/games/otoawase/songs';
import { Button, buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Stamp } from '@michi/ui/stamp';
import { useFormatter, useTranslations } from 'use-intl';
import { useProgress, useSavedLevels } from '../../learner/use-learner.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { HowTo } from './how-to.tsx';
import { themes } from './prompts.ts';
import { Sleeve } from './sleeve.tsx';
import { SongFacts } from './song-facts.tsx';
import './song-list.css';
import { SongTitle } from './song-words.tsx';
import { Stepwise } from './stepwise.tsx';

export interface SongListProps {
  /** The song that is being listened to. */
  readonly listening: SongId | null;
  readonly onListen: (song: SongId | null) => void;
}

/** All songs, each on its sleeve. */
export function SongList(props: SongListProps) {
  const t = useTranslations('otoawase');
  const saved = useSavedLevels('otoawase');
  const { levels } = useProgress('otoawase');
  const next =
    songIds.find((song) => saved.includes(song)) ?? songIds.find((song) => !levels[song]?.completed);
  return (
    <div className="oto-shelf">
      <div className="oto-shelf__head">
        <Eyebrow japanese="音合わせ">{t('songList.eyebrow')}</Eyebrow>
        <h2>{t('songList.heading')}</h2>
        <p className="soft">{t('songList.lead')}</p>
      </div>
      <ul className="oto-songs">
        {songIds.map((song) => (
          <SongCard
            key={song}
            song={song}
            best={levels[song]?.highScore ?? 0}
            isDone={levels[song]?.completed ?? false}
            isBegun={saved.includes(song)}
            isNext={song === (next ?? songIds[0])}
            {...props}
          />
        ))}
      </ul>
      <HowTo />
      <Stepwise />
    </div>
  );
}

interface SongCardProps extends SongListProps {
  readonly song: SongId;
  readonly best: number;
  readonly isDone: boolean;
  readonly isBegun: boolean;
  readonly isNext: boolean;
}

function SongCard({ song, best, isDone, isBegun, isNext, listening, onListen }: SongCardProps) {
  const t = useTranslations('otoawase');
  const format = useFormatter();
  const title = t(`songs.${song}.title`);
  const isHeard = listening === song;
  return (
    <li className="oto-song">
      <div className="oto-song__cover">
        <Sleeve song={song} />
        <p className="oto-song__slip">
          <SongTitle song={song} />
        </p>
      </div>
      <div className="oto-song__body">
        <h3>{title}</h3>
        <p className="small soft">{t(`songs.${song}.text`)}</p>
        <SongFacts song={songs[song]} />
        <ul className="oto-song__kanji" aria-label={t('songList.kanji')}>
          {themes[song].map((kanji) => (
            <li key={kanji}>
              <Ja>{kanji}</Ja>
            </li>
          ))}
        </ul>
        <div className="oto-song__best">
          {isDone ? (
            <>
              <Stamp kanji="済" size="3.25rem" label={t('songList.done')} />
              <b className="num">{t('songList.best', { points: format.number(best) })}</b>
            </>
          ) : (
            <p className="small soft">{t('songList.fresh')}</p>
          )}
        </div>
        <div className="oto-song__acts">
          <LocalLink
            className={buttonClass({ variant: isNext ? 'accent' : 'game' })}
            to={`/otoawase/${song}`}
            aria-label={t(isBegun ? 'songList.resumeOf' : 'songList.playOf', { title })}
          >
            <Icon name="play" />
            {t(isBegun ? 'songList.resume' : 'songList.play')}
          </LocalLink>
          <Button
            variant="line"
            icon={isHeard ? 'close' : 'sound'}
            aria-pressed={isHeard}
            aria-label={t('songList.listenTo', { title })}
            onClick={() => onListen(isHeard ? null : song)}
          >
            {t(isHeard ? 'songList.silence' : 'songList.listen')}
          </Button>
        </div>
      </div>
    </li>
  );
}
