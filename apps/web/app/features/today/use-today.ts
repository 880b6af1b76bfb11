import { gardenSave, isGrown } from '@michi/games/hanazono/garden';
import type { DayPlan } from '@michi/games/learner-saves';
import { taughtByDeck } from '@michi/kanji/taught-kanji';
import {
  type DueToday,
  dueToday,
  inOwnOrder,
  nameOf,
  newKanjiToday,
  type Proposal,
  practisedOn,
  proposals,
  standOfDay,
} from '@michi/progress/today';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { browserLearner } from '../../learner/browser-learner.ts';
import {
  begunOn,
  dayPlan,
  noPlan,
  planDay,
  plannedDue,
  plannedGames,
  subscribeToPlan,
} from '../../learner/day-plan.ts';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { keys } from '../../learner/keys.ts';
import { type AskedCard, isAsked } from '../../learner/projections/asked-cards.ts';
import { useLearnerStatistics, useProgress } from '../../learner/use-learner.ts';
import { browserMemory, useCards } from '../../learner/use-memory.ts';
import { inTime } from '../../lib/calls/too-long.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { useDay } from '../../lib/time/use-now.ts';
import { type GameOffer, gameOffers } from './offers.ts';

/** What there is to do on a day. */
export interface Today {
  /** The learner's day. */
  readonly day: number;
  readonly cards: readonly AskedCard[];
  readonly due: DueToday<AskedCard>;
  /** The names of the cards that the day has asked for so far. */
  readonly planned: readonly string[];
  readonly practised: ReadonlySet<string>;
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
    void browserMemory()
      .load()
      .then(() => !left && setHeard(true));
    return () => {
      left = true;
    };
  }, []);
  const asked = useMemo(() => cards?.filter(isAsked) ?? null, [cards]);
  return asked?.length === 0 && !heard ? null : asked;
}

/** So long a day that begins waits for what other devices have planned for it. */
const patienceMs = 2_000;

/**
 * The learner's day, once it is known, as far as it can be, what other devices of the account have planned for it; the one
 * before until then, and as long as it is kept.
 */
function usePlannedDay(plan: DayPlan, isKept: boolean): number | null {
  const now = useDay();
  const [heardOf, setHeardOf] = useState<number | null>(null);
  useEffect(() => {
    if (now === null) return;
    let left = false;
    inTime(browserLearner().syncSaves(), AbortSignal.timeout(patienceMs))
      .catch(() => {}) // then this device begins the day
      .then(() => !left && setHeardOf(now));
    return () => {
      left = true;
    };
  }, [now]);
  const found = begunOn(plan, now) ? now : heardOf;
  const [day, setDay] = useState(found);
  if (isKept || day === found) return day;
  setDay(found);
  return found;
}

/** Null until it is known what the learner remembers, and has planned. While `isKept`, no new day begins. */
export function useToday(isKept = false): Today | null {
  const cards = useAskedCards();
  const plan = useSyncExternalStore(subscribeToPlan, dayPlan, noPlan);
  const day = usePlannedDay(plan, isKept);
  const { totalScore } = useProgress('mitsukete');
  const { days } = useLearnerStatistics();
  const today = useMemo(() => {
    if (cards === null || day === null) return null;
    const met = new Set(cards.map(({ kanji }) => kanji));
    const isMet = (kanji: string) => met.has(kanji);
    const planned = plannedDue(plan, day);
    const due = dueToday(cards, day, planned);
    const practised = practisedOn(cards, day, days[day]?.kanji ?? '');
    const plannedKanji = plan.day === day ? plan.kanji : [];
    const learnt = plannedKanji.filter((kanji) => isMet(kanji) && practised.has(kanji));
    const taught = inOwnOrder(taughtByDeck, isMet, plan.known);
    const fresh = newKanjiToday(taught, isMet, learnt, plan.perDay);
    const unmet = fresh.filter((kanji) => !isMet(kanji));
    const offers = gameOffers({
      mitsukete: totalScore,
      puzzleLevel: nextPuzzleLevel(),
      growing: growingKanji(),
    });
    return {
      ...{ day, cards, due, planned, practised, fresh, unmet },
      proposals: proposals(due.cards, offers, plannedGames(plan, day)),
      stand: standOfDay(due.cards.length + unmet.length, practised.size > 0),
    };
  }, [cards, day, plan, days, totalScore]);

  useEffect(() => {
    if (!today || isKept) return;
    const due = today.due.cards.map(nameOf);
    const games = today.proposals.map(({ to }) => to);
    planDay(today.day, { kanji: today.fresh, due, games }, Date.now());
  }, [today, isKept]);
  return today;
}

const series = z.object({ level: z.int().check(z.gte(1)) });

/** In the mode that is played first. */
const nextPuzzleLevel = () => browserStore().entry(`${keys.save}puzzle:puzzle`, series).read()?.level ?? 1;

/** What stands in the garden and is not full-grown. */
const growingKanji = () =>
  Object.entries(new SaveStore(browserStore(), gardenSave).value.plants).flatMap(([kanji, plant]) =>
    isGrown(plant) ? [] : kanji,
  );
