import { seededRandom } from '@michi/game-kit/random';
import { maxQuestions, type Setup, type SittingId } from '@michi/games/review/setup';
import { kanjiSitting, placement, reviewOf } from '@michi/games/review/sittings';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import { mostUrgent } from '../today/minutes.ts';
import { type Today, useToday } from '../today/use-today.ts';
import type { Entries } from './library.ts';

/** An address may name so many kanji; each is asked for twice. */
const mostNamed = 20;

export interface SittingSetup {
  readonly setup: Setup;
  /** Tells one sitting from the next. */
  readonly number: number;
  /** It was left before, and goes on. */
  readonly goesOn: boolean;
}

/** What a sitting asks, chosen once it is known what is due; `renew` chooses the next. Null until then. */
export function useSittingSetup(
  sitting: SittingId,
  entries: Entries | null,
): { readonly chosen: SittingSetup | null; renew(): void } {
  const pairs = Object.keys((useMessages() as { lookalikes: object }).lookalikes);
  const [number, setNumber] = useState(1);
  const [chosen, setChosen] = useState<SittingSetup | null>(null);
  const isChosen = chosen?.number === number;
  const today = useToday(isChosen); // no day begins within a sitting
  const isReady = today !== null && entries !== null && !isChosen;
  const { search } = useLocation(); // what it names, only the browser sees
  const choose = useEffectEvent(() => {
    if (!today || !entries) return;
    const goesOn = browserLearner().savedRuns.levels('review').includes(sitting);
    setChosen({ setup: setupFor(sitting, today, search, { entries, lookalikes: pairs }), number, goesOn });
  });
  useEffect(() => {
    if (isReady) choose();
  }, [isReady]);
  const renew = useCallback(() => setNumber((before) => before + 1), []);
  return { chosen: isChosen ? chosen : null, renew };
}

/** The kanji that an address names. */
const namedIn = (search: string): string[] =>
  [...new Set(new URLSearchParams(search).get('of') ?? '')].slice(0, mostNamed);

/** Whether a sitting asks for the same kanji as another: then it may go on in its place. */
export const asksTheSame = (one: Setup, other: Setup): boolean => kanjiIn(one) === kanjiIn(other);
const kanjiIn = ({ questions }: Setup) => [...new Set(questions.map(({ kanji }) => kanji))].sort().join('');

function setupFor(
  sitting: SittingId,
  { due, unmet }: Today,
  search: string,
  library: Parameters<typeof reviewOf>[1],
): Setup {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const random = seededRandom(seed);
  if (sitting === 'placement') return placement(taughtKanji, library, random);
  if (sitting === 'new') return kanjiSitting(unmet, library, random);
  if (sitting === 'kanji') return kanjiSitting(namedIn(search), library, random);
  const wanted = due.cards.slice(0, sitting === 'due' ? mostUrgent : maxQuestions);
  return reviewOf(wanted, library, random);
}
