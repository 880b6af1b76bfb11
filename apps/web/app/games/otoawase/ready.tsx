import type { Card } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { Button } from '@michi/ui/button';
import { Toggle } from '@michi/ui/toggle';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { CardList } from './card-list.tsx';
import { HowTo } from './how-to.tsx';
import './ready.css';
import { useSongSettings } from './settings.ts';
import { Sleeve } from './sleeve.tsx';
import { SongFacts } from './song-facts.tsx';

export interface ReadyProps {
  readonly song: SongId;
  readonly cards: readonly Card[];
  /** The instruments are tuned. */
  readonly bankIsReady: boolean;
  readonly onBegin: () => void;
}

/** Before the song: what comes, how it is played, and the button that lets browsers allow sound. */
export function Ready({ song, cards, bankIsReady, onBegin }: ReadyProps) {
  const t = useTranslations('otoawase');
  const { steps, change } = useSongSettings();
  const start = useRef<HTMLButtonElement>(null);
  useEffect(() => start.current?.focus(), []);
  return (
    <div className="oto-ready wrap">
      <div className="oto-ready__cover">
        <Sleeve song={song} />
      </div>
      <div className="oto-ready__words">
        <h2>{t(`songs.${song}.title`)}</h2>
        <p className="soft">{t(`songs.${song}.text`)}</p>
        <SongFacts song={songs[song]} />
        <Button ref={start} variant="accent" size="lg" block icon="play" onClick={onBegin}>
          {t('ready.begin')}
        </Button>
        <p className="small soft" role="status">
          {bankIsReady ? t('ready.tuned') : t('ready.tuning')}
        </p>
        <div className="oto-steps">
          <Toggle
            label={t('steps.label')}
            checked={steps}
            onCheckedChange={(checked) => change({ steps: checked })}
          />
          <p className="small soft">{t('steps.text')}</p>
        </div>
      </div>
      <HowTo />
      <details className="oto-ready__cards">
        <summary>{t('ready.cards', { count: cards.length })}</summary>
        <CardList cards={cards} />
      </details>
    </div>
  );
}
