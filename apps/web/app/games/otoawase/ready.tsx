import type { Prompt } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import { Button } from '@michi/ui/button';
import { Toggle } from '@michi/ui/toggle';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { HowTo } from './how-to.tsx';
import { PromptList } from './prompt-list.tsx';
import './ready.css';
import { useSongSettings } from './settings.ts';
import { Sleeve } from './sleeve.tsx';
import { SongFacts } from './song-facts.tsx';

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
  const { stepwise, change } = useSongSettings();
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
            label={t('stepwise.label')}
            checked={stepwise}
            onCheckedChange={(checked) => change({ stepwise: checked })}
          />
          <p className="small soft">{t('stepwise.text')}</p>
        </div>
      </div>
      <HowTo />
      <details className="oto-ready__prompts">
        <summary>{t('ready.prompts', { count: prompts.length })}</summary>
        <PromptList prompts={prompts} />
      </details>
    </div>
  );
}
