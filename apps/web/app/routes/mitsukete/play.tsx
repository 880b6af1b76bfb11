import { Button, buttonClass } from '@michi/ui/button';
import { EmptyState, ErrorState } from '@michi/ui/state';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { fetchLevels } from '../../games/mitsukete/fetch-levels.ts';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { isLocked, type Levels, loadLevels } from '../../games/mitsukete/levels.ts';
import { LoadingLevel } from '../../games/mitsukete/loading-level.tsx';
import { PlayScreen } from '../../games/mitsukete/play-screen.tsx';
import { useLevelText } from '../../games/mitsukete/use-level-text.ts';
import { useRememberLevels } from '../../games/mitsukete/use-remember-levels.ts';
import { Verdict } from '../../games/mitsukete/verdict.tsx';
import { useJourneyOrigin } from '../../games/use-journey-return.ts';
import { useProgress } from '../../learner/use-learner.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/play';

export const handle: PageHandle = {
  messages: ['mitsukete', 'lookalikes', 'audio', 'achievements'],
  isPlayed: true,
};

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  return known(
    args.params.levelId,
    await loadLevels(() => data.gameLevels('mitsukete', locale), locale, data.logFailure),
  );
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  return known(args.params.levelId, await loadLevels(() => fetchLevels(locale), locale, logFailure));
}

/** Refuses a level that nobody has. While the server's own cannot be had, its levels may well exist. */
function known(levelId: string, loaded: Levels): Levels {
  if (loaded.source === 'server' && !loaded.levels.some(({ id }) => id === levelId))
    throw data(null, { status: 404 });
  return loaded;
}

export default function PlayPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('mitsukete');
  const levelText = useLevelText();
  const progress = useProgress('mitsukete');
  const hydrated = useHydrated();
  const origin = useJourneyOrigin();
  const { levels, source } = loaderData;
  useRememberLevels(loaderData);
  const index = levels.findIndex(({ id }) => id === params.levelId);
  const level = levels[index];
  if (!level) return <MissingLevel reachable={source !== 'failed'} />;

  const { name, description } = levelText(level);
  const subtitle = t('play.level', { number: index + 1, name });
  const head = <PageHead title={`${name} · ${t('title')} · Kanji no Michi`} description={description} />;
  // a station of the journey opens its level for a visit
  if (!isLocked(level, progress.totalScore) || (hydrated && origin !== null))
    return (
      <>
        {head}
        <PlayScreen
          key={level.id}
          level={level}
          name={name}
          subtitle={subtitle}
          back={{ to: '/mitsukete/levels', label: t('play.toLevels') }}
          verdict={(ended) => <Verdict {...ended} levels={levels} level={level} />}
        />
      </>
    );
  return (
    <MitsuketeFrame
      subtitle={subtitle}
      playing={!hydrated}
      back={{ to: '/mitsukete/levels', label: t('play.toLevels') }}
    >
      {head}
      {!hydrated ? (
        <LoadingLevel level={level} />
      ) : (
        <div className="wrap mit-levels">
          <EmptyState
            kanji="閉"
            title={name}
            text={t('play.lockedLevel', {
              score: level.unlock_score,
              missing: level.unlock_score - progress.totalScore,
            })}
            action={
              <LocalLink className={buttonClass({ variant: 'accent' })} to="/mitsukete/levels">
                {t('play.toLevels')}
              </LocalLink>
            }
          />
        </div>
      )}
    </MitsuketeFrame>
  );
}

/** A level that is not among those at hand: there is none, or the server's own cannot be reached. */
function MissingLevel({ reachable }: { reachable: boolean }) {
  const t = useTranslations('mitsukete');
  const { revalidate, state } = useRevalidator();
  return (
    <MitsuketeFrame
      subtitle={t('levels.subtitle')}
      back={{ to: '/mitsukete/levels', label: t('play.toLevels') }}
    >
      <div className="wrap mit-levels">
        <ErrorState
          title={t(reachable ? 'play.unknownLevel' : 'play.unreachableLevel')}
          text={t(reachable ? 'levels.noneFromServer' : 'levels.loadFailed')}
          action={
            <Button icon="reset" size="sm" busy={state === 'loading'} onClick={() => void revalidate()}>
              {t('levels.retry')}
            </Button>
          }
        />
      </div>
    </MitsuketeFrame>
  );
}
