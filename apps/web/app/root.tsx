import { isLocale, type Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import '@michi/ui/layers.css';
import '@michi/ui/tokens.css';
import '@michi/ui/base.css';
import '@michi/ui/components.css';
import { type ReactNode, use, useEffect } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from 'react-router';
import { IntlProvider } from 'use-intl';
import type { Route } from './+types/root';
import { consentScript } from './features/shell/consent.ts';
import { ErrorPage } from './features/shell/error-page.tsx';
import { KeepPlace } from './features/shell/keep-place.tsx';
import { MissingScripts, missingScriptsScript } from './features/shell/missing-scripts.tsx';
import { PageAnnouncer } from './features/shell/page-announcer.tsx';
import { SiteFrame } from './features/shell/site-frame.tsx';
import { useCheckSession } from './features/shell/use-check-session.ts';
import { useDeliverWaiting } from './features/shell/use-deliver-waiting.ts';
import { useOneOpening } from './features/shell/use-one-opening.ts';
import { useProblem } from './features/shell/use-problem.ts';
import { useSavedLanguage } from './features/shell/use-saved-language.ts';
import { useWorker } from './features/shell/use-worker.ts';
import { arrivalScript, useArrival } from './lib/device/arrival.ts';
import { playedHereScript } from './lib/device/played-here.ts';
import './fonts/frame.generated.css';
import printStyles from './features/shell/print.css?url';
import latinFonts from './fonts/preload.generated.json' with { type: 'json' };
import { lookScript } from './lib/device/look.ts';
import { signedInScript } from './lib/device/session.ts';
import { colourBars, grounds, themeScript } from './lib/device/theme.ts';
import { messageSource, messagesNoted, messagesOf } from './lib/language/messages.ts';
import { KeepRoot } from './lib/pages/keep-root.tsx';
import { inBrowser, onServer, type PageHandle } from './lib/pages/page.ts';
import { type RootData, useRootData } from './lib/pages/root-data.ts';
import { pageRequest } from './page-context.ts';
import { Rendering } from './rendering.ts';

export const handle: PageHandle = { messages: ['common', 'problems'] };

export const middleware: Route.MiddlewareFunction[] = [
  ({ context, pattern }) => context.get(pageRequest).matched(`/${pattern}`),
];

export async function loader(args: Route.LoaderArgs): Promise<RootData> {
  const { locale } = await onServer(args, handle);
  const { search } = new URL(args.request.url);
  return { locale, origin: args.context.get(pageRequest).publicUrl, year: thisYear(), search };
}

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<RootData> {
  const { search } = new URL(args.request.url);
  return { locale: await inBrowser(args, handle), origin: location.origin, year: thisYear(), search };
}

const thisYear = () => new Date().getUTCFullYear();

/** The language may change on any navigation, and finding it out costs nothing. */
export const shouldRevalidate = () => true;

export function Layout({ children }: { children: ReactNode }) {
  const locale = useShownLocale() ?? 'de';
  const namespaces = useNamespaces();
  const rendering = use(Rendering);
  return (
    <html
      lang={locale}
      data-messages={messagesNoted(locale, namespaces, rendering?.assets ?? {})}
      suppressHydrationWarning
    >
      <head>
        <KeepRoot />
        <meta charSet="utf-8" />
        {/* a keyboard on the screen shortens the page, so that what is asked stays above it */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content="light dark" />
        <script nonce={rendering?.nonce} suppressHydrationWarning>
          {headScript /* hydration leaves it as it is */}
        </script>
        {locale !== 'ja' &&
          latinFonts.map((href) => (
            <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
          ))}
        <MessagePreloads locale={locale} namespaces={namespaces} />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={grounds.paper.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={grounds.paper.dark} />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <link rel="manifest" href={`/icons/${locale}.webmanifest`} />
        <Meta />
        {/* nothing that is painted waits for it */}
        <link rel="stylesheet" media="print" href={printStyles} />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <KeepPlace locale={locale} />
        <Scripts />
      </body>
    </html>
  );
}

/** Runs before anything is painted. Browsers need not load it twice; a build leaves out only what stands in the condition. */
const headScript = import.meta.env.SSR
  ? arrivalScript +
    missingScriptsScript +
    themeScript +
    lookScript +
    consentScript +
    playedHereScript +
    signedInScript
  : '';

/** Lets the browser fetch the page's messages beside its scripts; the chunk names are known to the server only. */
function MessagePreloads({ locale, namespaces }: { locale: Locale; namespaces: readonly Namespace[] }) {
  const assets = use(Rendering)?.assets;
  if (!assets) return null;
  return namespaces
    .flatMap((namespace) => assets[messageSource(locale, namespace)] ?? [])
    .map((href) => <link key={href} rel="modulepreload" href={href} />);
}

function useNamespaces(): Namespace[] {
  const handles = useMatches().map((match) => match.handle as PageHandle | undefined);
  return [...new Set(handles.flatMap((matched) => matched?.messages ?? []))];
}

/** The page's language; null when not even that could be found out. */
function useShownLocale(): Locale | null {
  const locale = useRootData()?.locale;
  if (locale) return locale;
  const shown = typeof document === 'undefined' ? null : document.documentElement.lang;
  return isLocale(shown) ? shown : null;
}

interface LocalisedProps {
  readonly locale: Locale;
  readonly namespaces: readonly Namespace[];
  readonly children: ReactNode;
}

function Localised({ locale, namespaces, children }: LocalisedProps) {
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale, namespaces)} timeZone="UTC">
      {children}
      <MissingScripts />
    </IntlProvider>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  useArrival();
  useSavedLanguage();
  useCheckSession(loaderData.locale);
  useDeliverWaiting();
  useOneOpening();
  useWorker(loaderData.locale);
  useEffect(colourBars, []);
  return (
    <Localised locale={loaderData.locale} namespaces={useNamespaces()}>
      <Outlet />
      <PageAnnouncer />
    </Localised>
  );
}

/** Shows only what the shell itself needs: the messages of the page that broke may be what is missing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const locale = useShownLocale();
  const problem = useProblem(error);
  if (locale === null) return <p>Kanji no Michi</p>;
  return (
    <Localised locale={locale} namespaces={handle.messages}>
      <SiteFrame>
        <ErrorPage problem={problem} />
      </SiteFrame>
    </Localised>
  );
}
