import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import type { Messages } from 'use-intl';

type Compiled = Record<string, unknown>;

const loaders = import.meta.glob<Compiled>('../../../../../packages/messages/messages/*/*.json', {
  import: 'default',
});
const loaded = new Map<string, Compiled>();

const source = (locale: Locale, namespace: Namespace) =>
  `packages/messages/messages/${locale}/${namespace}.json`;

/** Loads what is missing of a language; afterwards `messagesOf` answers at once. */
export async function loadMessages(locale: Locale, namespaces: readonly Namespace[]): Promise<void> {
  await Promise.all(
    namespaces.map(async (namespace) => {
      const key = source(locale, namespace);
      if (loaded.has(key)) return;
      const load = loaders[`../../../../../${key}`];
      if (!load) throw new Error(`no messages: ${key}`);
      loaded.set(key, await load());
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

/** The source files of a page's messages, as the build's manifest names them. */
export const messageSources = (locale: Locale, namespaces: readonly Namespace[]): string[] =>
  namespaces.map((namespace) => `../../${source(locale, namespace)}`);
