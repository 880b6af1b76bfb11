import { type Prompt, setupSchema } from '@michi/games/otoawase/setup';
import { type SongId, songs } from '@michi/games/otoawase/songs';
import type { Language } from '@michi/kanji/languages';
import { Button } from '@michi/ui/button';
import { Ja } from '@michi/ui/japanese';
import { ErrorState, LoadingState } from '@michi/ui/state';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { browserLearner } from '../../learner/browser-learner.ts';
import { useSavedLevels } from '../../learner/use-learner.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { later, useAhead, useLater } from '../../lib/react/use-later.ts';
import { useJourneyKanji } from '../use-journey-return.ts';
import { OtoawaseFrame } from './frame.tsx';
import { HowTo } from './how-to.tsx';
import { loadPrompts } from './prompts.ts';
import { useSongSettings } from './settings.ts';
import { Sleeve } from './sleeve.tsx';
import { SongFacts } from './song-facts.tsx';
import { SongTitle } from './song-words.tsx';
import { Stepwise } from './stepwise.tsx';
import { useBank } from './use-bank.ts';
import './prompt-list.css';
import './ready.css';

/** The code that plays a song is loaded only when the song begins. */
const playLater = later(() => import('./play-screen.tsx'));

/** The prompts of a song, chosen once; `failed` if they could not be loaded. */
function usePrompts(song: SongId) {
  const locale = useLocale();
  const wanted = useJourneyKanji();
  const [attempt, setAttempt] = useState(0);
  const [prompts, setPrompts] = useState<readonly Prompt[] | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isLeft = false;
    loadPrompts(song, locale, wanted)
      .catch((error: unknown) => {
        logFailure(error, 'loading the kanji of a song');
        return 'failed' as const;
      })
      .then((loaded) => !isLeft && setPrompts(loaded));
    return () => {
      isLeft = true;
    };
  }, [song, locale, wanted, attempt]);
  const retry = () => {
    setPrompts(null);
    setAttempt((before) => before + 1);
  };
  return { prompts, retry };
}

/** Whether a saved song has this language. One in another language starts again. */
function isLeftIn(song: SongId, language: Language): boolean {
  const left = z.safeParse(setupSchema, browserLearner().savedRuns.setupOf('otoawase', song)).data;
  return left?.language === language;
}

/** A song: first its introduction, then the run. A saved run resumes directly. */
export function SongScreen({ song }: { song: SongId }) {
  const t = useTranslations('otoawase');
  const language = useLocale();
  const { prompts, retry } = usePrompts(song);
  const { stepwise, delayMs, change } = useSongSettings();
  const isLeft = useSavedLevels('otoawase').includes(song);
  const [hasBegun, setBegun] = useState(false);
  const [paces, setPaces] = useState(0);
  const playInSteps = () => {
    change({ stepwise: true });
    setPaces(paces + 1);
  };
  const bank = useBank(song);
  const play = useLater(playLater, hasBegun);
  useAhead(playLater);
  const isKnown = prompts !== null && prompts !== 'failed';
  if (isKnown && isLeft && !hasBegun && isLeftIn(song, language)) setBegun(true); // it stays so when the run has ended
  if (isKnown && hasBegun && play)
    return (
      <play.PlayScreen
        key={paces} // another pace is another run
        song={song}
        prompts={prompts}
        stepwise={stepwise}
        onStepwise={playInSteps}
        delayMs={delayMs}
        bank={bank}
      />
    );
  return (
    <OtoawaseFrame
      playing
      subtitle={<SongTitle song={song} />}
      back={{ to: '/otoawase', label: t('toSongs') }}
      music={null}
    >
      {isKnown && !hasBegun ? (
        <Ready song={song} prompts={prompts} bankIsReady={bank !== null} onBegin={() => setBegun(true)} />
      ) : (
        <div className="wrap">
          {prompts !== 'failed' ? (
            <>
              <h2 className="sr-only">{t(`songs.${song}.title`)}</h2>
              <LoadingState label={t('loading')} />
            </>
          ) : (
            <ErrorState
              title={t('failed.title')}
              text={t('failed.text')}
              action={
                <Button icon="reset" onClick={retry}>
                  {t('failed.retry')}
                </Button>
              }
            />
          )}
        </div>
      )}
    </OtoawaseFrame>
  );
}

interface ReadyProps {
  readonly song: SongId;
  readonly prompts: readonly Prompt[];
  /** The instruments are tuned. */
  readonly bankIsReady: boolean;
  readonly onBegin: () => void;
}

/** Before the song: what comes, how it is played, and the button that lets browsers allow sound. */
function Ready({ song, prompts, bankIsReady, onBegin }: ReadyProps) {
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

/** Kanji, each with its reading and meaning. */
function PromptList({ prompts }: { prompts: readonly Prompt[] }) {
  return (
    <ul className="oto-prompts">
      {prompts.map(({ kanji, readings, glosses }) => (
        <li key={kanji}>
          <Ja className="oto-prompts__kanji">{kanji}</Ja>
          <Ja className="oto-prompts__reading">{readings[0]}</Ja>
          <span>{glosses[0]}</span>
        </li>
      ))}
    </ul>
  );
}
