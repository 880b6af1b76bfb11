import { defaultLocale, type Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import axe, { type RunOptions } from 'axe-core';
import type { ComponentType } from 'react';
import {
  createRoutesStub,
  type NavigateFunction,
  Outlet,
  parsePath,
  useLoaderData,
  useLocation,
  useNavigate,
} from 'react-router';
import { IntlProvider } from 'use-intl';
import { expect, onTestFinished, type TestOptions, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Notifications } from '../features/shell/notifications.tsx';
import { SiteFrame } from '../features/shell/site-frame.tsx';
import { withPrefix } from '../lib/language/locale.ts';
import { loadMessages, messagesOf } from '../lib/language/messages.ts';
import type { PageHandle } from '../lib/pages/page.ts';

/** What a module of `routes/` exports. */
interface RouteModule {
  // biome-ignore lint/suspicious/noExplicitAny: each route has its own props
  readonly default: ComponentType<any>;
  readonly handle: PageHandle;
}

/** A page of the site, in what its frame puts around it. */
export const withinMain = ({ default: Page, handle }: RouteModule): RouteModule => ({
  handle,
  default: (props) => (
    <main>
      <Page {...props} />
    </main>
  ),
});

/** A page of the site with header, footer and the question of consent, as every page but those of games. */
export const withinSite = ({ default: Page, handle }: RouteModule): RouteModule => ({
  handle,
  default: (props) => (
    <SiteFrame>
      <Page {...props} />
    </SiteFrame>
  ),
});

interface Shown {
  /** Without the prefix of a language. */
  readonly path: string;
  /** The path of the route, where it has parameters. */
  readonly at?: string;
  /** What the route's loader would answer. */
  readonly data?: unknown;
  readonly locale?: Locale;
  /** The path of the page from which one came. */
  readonly from?: string;
  /** What the link that led here told it. */
  readonly state?: unknown;
}

/** Shows a page in a language, as its route does, without a server. Of other pages the address alone is shown. */
export async function show(
  route: RouteModule,
  { path, at = path, data = null, locale = defaultLocale, from, state }: Shown,
) {
  const namespaces: Namespace[] = ['common', 'problems', ...route.handle.messages];
  await loadMessages(locale, namespaces);
  const prefixed = locale !== defaultLocale;
  const root: RootData = { locale, origin: '', namespaces, tells: route.handle.tells ?? false };
  const Site = createRoutesStub([
    {
      id: 'root',
      loader: () => root, // or it would be lost on the way to another page
      Component: Localised,
      children: [
        {
          id: 'page',
          path: prefixed ? `/:lang${at}` : at,
          loader: () => data, // the same
          Component: route.default,
        },
        { path: '*', Component: Elsewhere },
      ],
    },
  ]);
  document.documentElement.lang = locale;
  await render(
    <Site
      initialEntries={[
        ...(from === undefined ? [] : [from]),
        { ...parsePath(prefixed ? withPrefix(path, locale) : path), state },
      ]}
      hydrationData={{ loaderData: { root, page: data } }}
    />,
  );
}

interface RootData {
  readonly locale: Locale;
  readonly origin: string;
  readonly namespaces: readonly Namespace[];
  readonly tells: boolean;
}

let navigate: NavigateFunction;
/** As the browser's button does. */
export const goBack = () => navigate(-1);

function Localised() {
  navigate = useNavigate();
  const { locale, namespaces, tells } = useLoaderData<RootData>();
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale, namespaces)} timeZone="UTC">
      {tells ? (
        <Outlet />
      ) : (
        <Notifications>
          <Outlet />
        </Notifications>
      )}
    </IntlProvider>
  );
}

function Elsewhere() {
  const { pathname, state } = useLocation();
  return <p data-state={JSON.stringify(state)}>{pathname}</p>;
}

/** What the link that led to another page told it. */
export const stateElsewhere = (): unknown =>
  JSON.parse(document.querySelector<HTMLElement>('[data-state]')?.dataset.state ?? 'null');

export const button = (name: string | RegExp): Locator => page.getByRole('button', { name });

/** Presses at this very moment: waiting for an element moves Vitest's fake clock on. */
export const press = (control: Locator): void => (control.element() as HTMLElement).click();

/**
 * Checks what is shown, in a state that is named, by every rule of axe, its colours in both themes, and that nothing
 * scrolls sideways.
 */
export async function expectAccessible(state: string): Promise<void> {
  const { dataset } = document.documentElement;
  dataset.theme = 'light';
  const light = await violations();
  dataset.theme = 'dark';
  const dark = await violations({ runOnly: ['color-contrast', 'link-in-text-block'] });
  delete dataset.theme;
  const faults = [...light, ...dark].map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(faults, state).toEqual([]);
  expect(sidewaysScroll(), state).toBe(0);
}

/** Ends what moves. Colours on their way, even for a single frame, would be too pale. */
function settle(): void {
  for (const animation of document.getAnimations())
    if (Number.isFinite(Number(animation.effect?.getComputedTiming().endTime))) animation.finish();
}

/** Where the first of each lies, and how large it is, in whole px. */
export const placesOf = (selectors: readonly string[]) =>
  selectors.map((selector) => {
    const { x, y, width, height } =
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    return [selector, ...[x, y, width, height].map(Math.round)].join(' ');
  });

/** Options of a test that `npm test` leaves to the sweep, as another one shows nearly the same. */
export const inSweep = (isLeft: boolean): TestOptions => (isLeft ? { tags: ['sweep'] } : {});

/** Phones held upright, small and large, and sideways. */
export const phones = [
  [360, 640],
  [360, 760],
  [740, 360],
] as const;

/** A phone upright and sideways, and a desktop. */
export const phonesAndDesktop = [
  [360, 640],
  [740, 360],
  [1280, 860],
] as const;

/** Phones on their side, small and large. */
export const phonesSideways = [
  [640, 360],
  [844, 390],
  [932, 430],
] as const;

/** A phone that is turned, a window dragged narrow, and one whose zoom is 400 %. */
export const narrowings = [
  [640, 360],
  [240, 640],
  [320, 215],
] as const;

/** Makes text twice as large as the page asks for, until the test ends. */
export function enlargeText(): void {
  document.documentElement.style.fontSize = '200%';
  onTestFinished(() => {
    document.documentElement.style.fontSize = '';
    scrollTo(0, 0);
  });
}

/** How far the page can be scrolled sideways, in px. */
export const sidewaysScroll = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;

/** The controls of the window that is open, else of the page, that are too low for a finger. */
export const smallControls = (): string[] =>
  [
    ...(document.querySelector('dialog[open]') ?? document).querySelectorAll(
      'button, a.btn, input, select, summary',
    ),
  ]
    .filter((control) => control.checkVisibility() && control.getBoundingClientRect().height < 44)
    .map((control) => control.outerHTML);

/** What has words and ends beyond the window's right edge. */
export const cutOff = (): string[] =>
  [...document.querySelectorAll('main *')]
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    )
    .filter((element) => !element.closest('.sr-only, [aria-hidden=true]'))
    .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((element) => `${element.className} ${element.textContent}`);

/** What has words and ends beyond the sides of what holds it, or is shortened, in each of these. */
export const cutWithin = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].flatMap((holder) => {
    const edge = holder.getBoundingClientRect();
    return [...holder.querySelectorAll<HTMLElement>('*')]
      .filter((element) =>
        [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
      )
      .filter((element) => element.checkVisibility() && !element.closest('.sr-only'))
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        if (width <= 1) return false; // for screen readers alone
        const isClipped = getComputedStyle(element).overflowX !== 'visible';
        const isShortened = isClipped && element.scrollWidth > element.clientWidth + 1;
        return left < edge.left - 1 || right > edge.right + 1 || isShortened;
      })
      .map((element) => `${selector} ${element.textContent}`);
  });

/** axe waits by the clock: where that stands still, it goes on by single milliseconds. */
async function violations(options: RunOptions = {}) {
  settle();
  let done = false;
  const results = axe.run({ resultTypes: ['violations'], ...options }).finally(() => {
    done = true;
  });
  while (vi.isFakeTimers() && !done) await vi.advanceTimersByTimeAsync(1);
  return (await results).violations;
}
