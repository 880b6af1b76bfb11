import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import type { Messages } from 'use-intl';

type Compiled = Record<string, unknown>;

/** Where the messages of each language are, apart: a page needs to know that of its own. */
const places = {
  de: () => import('./messages-of/de.ts'),
  en: () => import('./messages-of/en.ts'),
  es: () => import('./messages-of/es.ts'),
  fr: () => import('./messages-of/fr.ts'),
  ja: () => import('./messages-of/ja.ts'),
} satisfies Record<Locale, () => Promise<{ default: Record<string, () => Promise<unknown>> }>>;
const loaded = new Map<string, Compiled>();

const source = (locale: Locale, namespace: Namespace) =>
  `packages/messages/messages/${locale}/${namespace}.json`;

/** Loads what is missing of a language; afterwards `messagesOf` answers at once. */
export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  const missing = namespaces.map((namespace) => source(locale, namespace)).filter((key) => !loaded.has(key));
  if (missing.length === 0) return;
  const { default: loaders } = await places[locale]();
  await Promise.all(
    missing.map(async (key) => {
      const load = loaders[`../../../../../../${key}`];
      if (!load) throw new Error(`no messages: ${key}`);
      loaded.set(key, (await load()) as Compiled);
    }),
  );
}

/** The messages of these namespaces. Throws when one was not loaded. */
export function messagesOf(locale: Locale, namespaces: readonly Namespace[]): Messages {
  const entries = namespaces.map((namespace) => {
    const messages = loaded.get(source(locale, namespace));
    if (!messages) throw new Error(`messages not loaded: ${locale}/${namespace}`);
    return [namespace, messages] as const;
  });
  return Object.fromEntries(entries) as unknown as Messages;
}

/** The source files of a page's messages and of where they are, as the build's manifest names them. */
export const messageSources = (locale: Locale, namespaces: readonly Namespace[]): string[] => [
  `app/lib/language/messages-of/${locale}.ts`,
  ...namespaces.map((namespace) => `../../${source(locale, namespace)}`),
];
