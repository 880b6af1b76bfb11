import { difficulties } from '@michi/games/tabibito/difficulties';
import { data, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { TabibitoFrame } from '../../games/tabibito/frame.tsx';
import { loadPaths } from '../../games/tabibito/load-paths.ts';
import { PathList } from '../../games/tabibito/path-list.tsx';
import { orElse } from '../../lib/calls/or-else.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/paths';

export const handle: PageHandle = { messages: ['tabibito', 'audio'] };

/** Throws 404 for what is no difficulty. */
function known(asked: string) {
  const difficulty = difficulties.find((each) => each === asked);
  if (!difficulty) throw data(null, { status: 404 });
  return difficulty;
}

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  const difficulty = known(args.params.difficulty);
  const load = () => data.tabibitoPaths(difficulty, locale);
  return { difficulty, paths: await orElse(load, [], 'loading the paths', data.logFailure) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  const difficulty = known(args.params.difficulty);
  const elsewhere = async () => (await args.serverLoader()).paths;
  return { difficulty, paths: await loadPaths(difficulty, locale, elsewhere) };
}
/** The page from the server is everybody's; what this learner has opened is asked for in the browser. */
clientLoader.hydrate = true as const;

export default function PathsPage({ loaderData: { difficulty, paths } }: Route.ComponentProps) {
  const t = useTranslations('tabibito');
  const { revalidate, state } = useRevalidator();
  const name = t(`difficulty.${difficulty}.title`);
  return (
    <TabibitoFrame subtitle={name} back={{ to: '/tabibito', label: t('toDifficulties') }}>
      <PageHead
        title={t('paths.pageTitle', { difficulty: name })}
        description={t(`difficulty.${difficulty}.text`)}
      />
      <PathList
        difficulty={difficulty}
        paths={paths}
        retry={() => void revalidate()}
        retrying={state === 'loading'}
      />
    </TabibitoFrame>
  );
}
