import type { Garden } from '@michi/games/hanazono/garden';
import type { QuestionKind } from '@michi/games/hanazono/setup';
import { type Known, offeredInVisit } from '@michi/games/hanazono/visit-setup';
import type { DeckId } from '@michi/kanji/decks';
import { deckOf, taughtKanji } from '@michi/kanji/taught-kanji';
import type { Locale } from '@michi/messages/locales';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocale } from 'use-intl';
import { dueOrNew } from '../../learner/projections/due-kanji.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { inTime } from '../../lib/calls/too-long.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { loadLookAlikes, loadTypedDeck } from '../../lib/language/kanji-deck.ts';
import { dayOf } from '../../lib/time/day.ts';

const kindOf: Readonly<Record<string, QuestionKind>> = {
  meaning: 'meaning',
  reading: 'reading',
  recognition: 'writing',
};
/** What the garden asks of a kanji, as the memory calls it. */
export const askedSkills = Object.keys(kindOf);

/** The memory is not waited for longer than this. */
const patienceMs = 1_500;

/** What is due today, as far as this device knows. Nothing is that grows here unless the memory has told so. */
async function dueOn(today: number, { plants }: Garden): Promise<Known['due']> {
  if (Object.keys(plants).length > 0)
    await inTime(
      import('../../learner/use-memory.ts').then(({ browserMemory }) => browserMemory().load()),
      AbortSignal.timeout(patienceMs),
    ).catch((error: unknown) => logFailure(error, 'asking what is due in the garden'));
  const due = dueOrNew(browserStore(), today, askedSkills);
  return new Map([...due].map(([kanji, skills]) => [kanji, skills.flatMap((skill) => kindOf[skill] ?? [])]));
}

/** The decks of what grows, of what is due, and of what comes next in the order in which kanji are taught. */
function decksFor({ plants }: Garden, due: Known['due']): DeckId[] {
  const next = taughtKanji.filter((kanji) => !Object.hasOwn(plants, kanji)).slice(0, offeredInVisit);
  const wanted = [...Object.keys(plants), ...due.keys(), ...next];
  return [...new Set(wanted.flatMap((kanji) => deckOf(kanji) ?? []))];
}

async function load(garden: Garden, locale: Locale): Promise<Known> {
  const today = dayOf(new Date());
  const due = await dueOn(today, garden);
  const wanted = decksFor(garden, due);
  const [decks, alike] = await Promise.all([
    Promise.all(wanted.map((deck) => loadTypedDeck(deck, locale))),
    Promise.all(wanted.map(loadLookAlikes)),
  ]);
  const entries = new Map(decks.flat().map((entry) => [entry.kanji, entry]));
  return {
    language: locale,
    entries,
    lookAlikes: Object.assign({}, ...alike),
    taught: taughtKanji,
    due,
    today,
  };
}

/** What is known of kanji for a visit in this garden; null until it is loaded. `retry` asks once more after a failure. */
export function useKnown(garden: Garden | null): { readonly known: Known | 'failed' | null; retry(): void } {
  const locale = useLocale();
  const [tries, setTries] = useState(1);
  const [known, setKnown] = useState<Known | 'failed' | null>(null);
  const isReady = garden !== null;
  const begin = useEffectEvent(() => (garden ? load(garden, locale) : null));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try loads again
  useEffect(() => {
    if (!isReady) return;
    let left = false;
    setKnown(null);
    begin()
      ?.catch((error: unknown) => {
        logFailure(error, 'loading the kanji of the garden');
        return 'failed' as const;
      })
      .then((loaded) => !left && setKnown(loaded));
    return () => {
      left = true;
    };
  }, [isReady, locale, tries]);
  return { known, retry: useCallback(() => setTries((before) => before + 1), []) };
}
