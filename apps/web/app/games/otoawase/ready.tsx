import type { Prompt } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { Button } from '@michi/ui/button';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { HowTo } from './how-to.tsx';
import { PromptList } from './prompt-list.tsx';
import './ready.css';
import { Sleeve } from './sleeve.tsx';
import { SongFacts } from './song-facts.tsx';
import { Stepwise } from './stepwise.tsx';

export interface ReadyProps {
  readonly song: SongId;
  readonly prompts: readonly Prompt[];
  /** The instruments are tuned. */
  readonly bankIsReady: boolean;
  readonly onBegin: () => void;
}

/** Before the song: what comes, how it is played, and the button that lets browsers allow sound. */
export function Ready({ song, prompts, bankIsReady, onBegin }: ReadyProps) {
  const t = useTranslations('otoawase');
  const fresh = prompts.filter(({ isNew }) => isNew);
  const known = prompts.filter(({ isNew }) => !isNew);
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
        {fresh.length > 0 && (
          <section aria-labelledby="oto-new">
            <h3 id="oto-new">{t('ready.new', { count: fresh.length })}</h3>
            <p className="small soft">{t('ready.newText')}</p>
            <PromptList prompts={fresh} />
          </section>
        )}
        <Button ref={start} variant="accent" size="lg" block icon="play" onClick={onBegin}>
          {t('ready.begin')}
        </Button>
        <p className="small soft" role="status">
          {bankIsReady ? t('ready.tuned') : t('ready.tuning')}
        </p>
        <Stepwise />
      </div>
      {known.length > 0 && (
        <section className="oto-ready__known" aria-labelledby="oto-known">
          <h3 id="oto-known">{t('ready.known', { count: known.length })}</h3>
          <PromptList prompts={known} />
        </section>
      )}
      <HowTo />
    </div>
  );
}
