import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { difficulties } from '@michi/games/tabibito/difficulties';
import { useState } from 'react';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { gameMusic } from '../../audio/sounds.ts';
import { playMusic } from '../../audio/streak.ts';
import { PageHead } from '../../features/shell/page-head.tsx';
import { TabibitoFrame } from '../../games/tabibito/frame.tsx';
import { LessonPage } from '../../games/tabibito/lesson-page.tsx';
import { loadModules, loadPaths } from '../../games/tabibito/load-paths.ts';
import { OutOfReach } from '../../games/tabibito/out-of-reach.tsx';
import { PathScreen } from '../../games/tabibito/path-screen.tsx';
import { useOpenLesson } from '../../games/tabibito/use-open-lesson.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import { unlessOnlySearchChanged } from '../../lib/pages/revalidate.ts';
import type { Route } from './+types/path';

export const handle: PageHandle = { messages: ['tabibito', 'audio', 'achievements'] };
/** The search part names the station that is open. */
export const shouldRevalidate = unlessOnlySearchChanged;

interface Loaded {
  readonly paths: readonly ListedPath[];
  readonly modules: readonly ListedModule[];
}

const nothing: Loaded = { paths: [], modules: [] };

/** Throws 404 when the paths are known and this is none of them. */
function known(params: { difficulty: string; pathId: string }, loaded: Loaded): Loaded {
  const isDifficulty = difficulties.some((each) => each === params.difficulty);
  const isMissing = loaded.paths.length > 0 && !loaded.paths.some(({ id }) => id === params.pathId);
  if (!isDifficulty || isMissing) throw data(null, { status: 404 });
  return loaded;
}

const asDifficulty = (asked: string) => difficulties.find((each) => each === asked);

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  const { difficulty, pathId } = args.params;
  try {
    const modules = await data.tabibitoModules(pathId, locale);
    const paths = await data.tabibitoPaths(asDifficulty(difficulty), locale);
    // Runs make a page heavy that most only read: the browser asks for them.
    return known(args.params, {
      paths,
      modules: (modules ?? []).map((module) => ({ ...module, run: null })),
    });
  } catch (error) {
    if (!(error instanceof Error)) throw error; // an answer, such as 404
    data.logFailure(error, 'loading the path');
    return nothing;
  }
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  const { difficulty, pathId } = args.params;
  const [paths, modules] = await Promise.all([
    loadPaths(asDifficulty(difficulty), locale, async () => (await args.serverLoader()).paths),
    loadModules(pathId, locale, async () => (await args.serverLoader()).modules),
  ]);
  return known(args.params, { paths, modules });
}
/** The page from the server is everybody's; what this learner has opened is asked for in the browser. */
clientLoader.hydrate = true as const;

export default function PathPage(props: Route.ComponentProps) {
  const { loaderData, params } = props;
  const { revalidate } = useRevalidator();
  const lesson = useOpenLesson(loaderData, params.pathId);
  if (lesson) return <LessonPage key={lesson.module.id} {...lesson} onCompleted={() => void revalidate()} />;
  return <StationsPage {...props} />;
}

function StationsPage({ loaderData, params }: Route.ComponentProps) {
  const t = useTranslations('tabibito');
  const { revalidate, state } = useRevalidator();
  const reload = () => void revalidate();
  const reloading = state === 'loading';
  const [streak, setStreak] = useState<number | null>(null);
  const path = loaderData.paths.find(({ id }) => id === params.pathId);
  const music = gameMusic.tabibito;
  return (
    <TabibitoFrame
      subtitle={path?.name ?? t('subtitle')}
      back={{ to: `/tabibito/${params.difficulty}`, label: t('toPaths') }}
      playing={streak !== null}
      music={streak === null ? music.menu : playMusic(music, streak)}
    >
      <PageHead
        title={`${path?.name ?? t('title')} · ${t('title')} · Kanji no Michi`}
        description={path?.description ?? t('pageDescription')}
      />
      {path ? (
        <PathScreen {...loaderData} path={path} reload={reload} reloading={reloading} onStreak={setStreak} />
      ) : (
        <div className="wrap tabi">
          <OutOfReach title={t('paths.empty')} retry={reload} retrying={reloading} />
        </div>
      )}
    </TabibitoFrame>
  );
}
