import type { Card } from '@michi/games/otoawase/setup';
import type { SongId } from '@michi/games/otoawase/songs';
import { Button } from '@michi/ui/button';
import { ErrorState, LoadingState } from '@michi/ui/state';
import { useEffect, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadCards } from './cards.ts';
import { OtoawaseFrame } from './frame.tsx';
import { PlayScreen } from './play-screen.tsx';
import { useSongSettings } from './settings.ts';
import { SongTitle } from './song-words.tsx';

/** The cards of a song, chosen once; `failed` when they could not be had. */
function useCards(song: SongId) {
  const locale = useLocale();
  const [attempt, setAttempt] = useState(0);
  const [cards, setCards] = useState<readonly Card[] | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isLeft = false;
    loadCards(song, locale)
      .catch((error: unknown) => {
        logFailure(error, 'loading the kanji of a song');
        return 'failed' as const;
      })
      .then((loaded) => !isLeft && setCards(loaded));
    return () => {
      isLeft = true;
    };
  }, [song, locale, attempt]);
  const retry = () => {
    setCards(null);
    setAttempt((before) => before + 1);
  };
  return { cards, retry };
}

/** A song with its kanji; whoever changes the pace before it begins is asked anew. */
export function SongScreen({ song }: { song: SongId }) {
  const t = useTranslations('otoawase');
  const { cards, retry } = useCards(song);
  const { steps, delayMs } = useSongSettings();
  if (cards !== null && cards !== 'failed')
    return <PlayScreen key={String(steps)} song={song} cards={cards} steps={steps} delayMs={delayMs} />;
  return (
    <OtoawaseFrame
      playing
      subtitle={<SongTitle song={song} />}
      back={{ to: '/otoawase', label: t('toSongs') }}
      music={null}
    >
      <div className="wrap">
        {cards === null ? (
          <LoadingState label={t('loading')} />
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
    </OtoawaseFrame>
  );
}
