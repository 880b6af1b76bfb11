import { sitePaths } from '@michi/contracts/site-paths';
import { playableGames } from '@michi/games/catalogue';
import { type ComponentType, useEffect } from 'react';
import {
  createRoutesStub,
  type LoaderFunctionArgs,
  matchPath,
  type NavigateFunction,
  type ShouldRevalidateFunction,
  useLocation,
  useNavigate,
} from 'react-router';
import { onTestFinished } from 'vitest';
import { render } from 'vitest-browser-react';
import { closeLogin } from '../lib/device/login-request.ts';
import { languageCookie } from '../lib/language/locale.ts';
import type { PageHandle } from '../lib/pages/page.ts';
import App, * as root from '../root.tsx';
import GamePages, * as gamePages from '../routes/game.tsx';
import * as prefix from '../routes/locale.tsx';
import SitePages from '../routes/site.tsx';

// Vitest's style of the body stands in no layer, and so above those of the site.
document.querySelector('head > style:not([data-vite-dev-id])')?.remove();

/** What a module of `routes/` exports, as the browser uses it. */
interface Page {
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own props
  readonly default: ComponentType<any>;
  readonly handle: PageHandle;
  readonly clientLoader: (args: never) => Promise<unknown>;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

interface Site {
  /** By their paths. Of other pages the address alone is shown. */
  readonly pages?: Readonly<Record<string, Page>>;
  /** What the server would put into the pages; nothing where the browser asks for all it shows. */
  readonly served?: unknown;
}

/**
 * Opens the site at an address, as it is once the browser has taken it over: with its frame, the loaders of the browser,
 * and what goes on in every page, without a server. Nothing scrolls by itself, and the address of the window stays.
 */
export async function openSite(path: string, { pages = {}, served = null }: Site = {}): Promise<void> {
  keepNothing();
  onTestFinished(keepNothing);
  const serverLoader = async () => served;
  const routes = Object.entries(pages).map(([at, page]) => ({
    ...placeOf(at),
    Component: page.default,
    loader: (args: LoaderFunctionArgs) => page.clientLoader({ ...args, serverLoader } as never),
    handle: page.handle,
    ...(page.shouldRevalidate && { shouldRevalidate: page.shouldRevalidate }),
  }));
  const isGiven = (path: string) => Object.keys(pages).some((at) => matchPath(at, path));
  const others = [...sitePaths, '/profile', '/profile/account'].filter((path) => !isGiven(path));
  const isGame = ({ path }: { path?: string }) => playableGames.some((game) => path?.split('/')[0] === game);
  const Site = createRoutesStub([
    {
      id: 'root',
      Component: Root,
      HydrateFallback: Nothing,
      ErrorBoundary: root.ErrorBoundary,
      loader: (args: LoaderFunctionArgs) => root.clientLoader(args as never),
      handle: root.handle,
      shouldRevalidate: root.shouldRevalidate,
      children: [
        {
          path: ':lang?',
          loader: (args: LoaderFunctionArgs) => prefix.clientLoader(args as never),
          children: [
            {
              Component: SitePages,
              children: [
                ...routes.filter((route) => !isGame(route)),
                ...others.map((at) => ({ ...placeOf(at), Component: Elsewhere })),
              ],
            },
            {
              Component: GamePages,
              ErrorBoundary: gamePages.ErrorBoundary,
              children: routes.filter(isGame),
            },
          ],
        },
      ],
    },
  ]);
  await render(<Site initialEntries={[path]} />);
}

const placeOf = (path: string) => (path === '/' ? ({ index: true } as const) : { path: path.slice(1) });

/** What pages remember beside the storage. */
function keepNothing(): void {
  document.cookie = `${languageCookie}=; Path=/; Max-Age=0`;
  closeLogin();
}

let navigate: NavigateFunction;
/** As the browser's button does. */
export const goBack = () => navigate(-1);

function Root(props: Parameters<typeof App>[0]) {
  navigate = useNavigate();
  const { locale } = props.loaderData;
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return (
    <>
      <App {...props} />
      <Address />
    </>
  );
}

/** Where one is, for the test alone. */
function Address() {
  const { pathname, search, hash } = useLocation();
  return <data id="address" hidden value={pathname + search + hash} />;
}

/** The address of the page that is shown. */
export const address = () => document.querySelector<HTMLDataElement>('#address')?.value;

const Nothing = () => null;

function Elsewhere() {
  return <h1>{useLocation().pathname}</h1>;
}
