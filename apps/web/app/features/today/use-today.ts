import { isGrown } from '@michi/games/hanazono/garden';
import { taughtKanji } from '@michi/kanji/taught-kanji';
import {
  type DueToday,
  dueToday,
  newKanjiToday,
  type Proposal,
  proposals,
  standOfDay,
} from '@michi/progress/today';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { gardenSave } from '../../games/hanazono/garden-save.ts';
import { type AskedCard, isAsked } from '../../learner/asked-cards.ts';
import { keys } from '../../learner/keys.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { dayOf } from '../../lib/time/day.ts';
import { browserMemories } from '../../play/browser-memories.ts';
import { SaveStore } from '../../play/save-store.ts';
import { useCards } from '../../play/use-cards.ts';
import { useProgress } from '../../play/use-progress.ts';
import { dayPlan, noPlan, planDay, subscribeToPlan } from './day-plan.ts';
import { type GameOffer, gameOffers } from './offers.ts';

/** What there is to do on a day. */
export interface Today {
  /** The learner's day. */
  readonly day: number;
  readonly cards: readonly AskedCard[];
  readonly due: DueToday<AskedCard>;
  /** The new kanji of the day, and those of them that are still to be met. */
  readonly fresh: readonly string[];
  readonly unmet: readonly string[];
  readonly proposals: readonly Proposal<GameOffer>[];
  readonly stand: ReturnType<typeof standOfDay>;
}

/** What is remembered that a review can ask for; null until it is known whether there is any. */
function useAskedCards(): readonly AskedCard[] | null {
  const cards = useCards();
  const [heard, setHeard] = useState(false);
  useEffect(() => {
    let left = false;
    void browserMemories()
      .load()
      .then(() => !left && setHeard(true));
    return () => {
      left = true;
    };
  }, []);
  const asked = useMemo(() => cards?.filter(isAsked) ?? null, [cards]);
  return asked?.length === 0 && !heard ? null : asked;
}

/** The learner's day, looked at anew whenever the page is seen again; null on the server and at hydration. */
const useDay = (): number | null =>
  useSyncExternalStore(
    subscribeToSight,
    () => dayOf(new Date()),
    () => null,
  );

function subscribeToSight(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** Null until it is known what the learner remembers. */
export function useToday(): Today | null {
  const cards = useAskedCards();
  const day = useDay();
  const plan = useSyncExternalStore(subscribeToPlan, dayPlan, noPlan);
  const { totalScore } = useProgress('mitsukete');
  const today = useMemo(() => {
    if (cards === null || day === null) return null;
    const met = new Set(cards.map(({ kanji }) => kanji));
    const isMet = (kanji: string) => met.has(kanji);
    const due = dueToday(cards, day);
    const planned = plan.day === day ? plan.kanji : [];
    const fresh = newKanjiToday(taughtKanji, isMet, planned, plan.perDay);
    const unmet = fresh.filter((kanji) => !isMet(kanji));
    const offers = gameOffers({
      mitsukete: totalScore,
      puzzleLevel: nextPuzzleLevel(),
      growing: growingKanji(),
    });
    const answered = cards.some((card) => card.day === day);
    return {
      ...{ day, cards, due, fresh, unmet },
      proposals: proposals(due.cards, offers),
      stand: standOfDay(due.cards.length + unmet.length, answered),
    };
  }, [cards, day, plan, totalScore]);

  useEffect(() => {
    if (today) planDay(today.day, today.fresh);
  }, [today]);
  return today;
}

const sitting = z.object({ level: z.int().check(z.gte(1)) });

/** In the mode that is played first. */
const nextPuzzleLevel = () =>
  browserStore().entry(`${keys.sitting}puzzle:puzzle`, sitting).read()?.level ?? 1;

/** What stands in the garden and is not full-grown. */
const growingKanji = () =>
  Object.entries(new SaveStore(browserStore(), gardenSave).value.plants).flatMap(([kanji, plant]) =>
    isGrown(plant) ? [] : kanji,
  );
