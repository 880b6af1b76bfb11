import type { Skill } from '@michi/game-kit/events';
import { type Side, sideOf, sides } from './known.ts';
import { type Card, claimed, dueDay, recallOn } from './memory.ts';

/** So many cards a day are asked for; what a month away leaves behind is spread over days. */
export const reviewsPerDay = 60;

export interface DueToday<Due extends Card = Card> {
  /** What is asked for today, the surest to be lost first. */
  readonly cards: readonly Due[];
  /** How many more are overdue, and wait for another day. */
  readonly later: number;
}

/** The name of a card in the plan of a day. */
export const nameOf = ({ skill, kanji }: Pick<Card, 'skill' | 'kanji'>): string => `${skill} ${kanji}`;

/**
 * What is due on a day. `planned` names what the day has asked for since it began, which is done once it was answered. Only
 * as far as that leaves room is more asked for: what another device has told since.
 */
export function dueToday<Due extends Card>(
  cards: readonly Due[],
  today: number,
  planned: readonly string[] = [],
  perDay = reviewsPerDay,
): DueToday<Due> {
  const due = cards
    .filter((card) => dueDay(card) <= today)
    .map((card) => ({ card, recall: recallOn(card, today) }))
    .sort((one, other) => one.recall - other.recall)
    .map(({ card }) => card);
  const names = new Set(planned);
  let room = perDay - names.size;
  const asked = due.filter((card) => names.has(nameOf(card)) || room-- > 0);
  return { cards: asked, later: due.length - asked.length };
}

/**
 * The kanji that were practised on a day: those that were `right`, as its tally has them, and what a card of the day lasts
 * too short for to be only claimed.
 */
export const practisedOn = (cards: readonly Card[], today: number, right: string): ReadonlySet<string> =>
  new Set([
    ...right,
    ...cards.flatMap(({ kanji, day, stability }) =>
      day === today && stability < claimed.stability ? kanji : [],
    ),
  ]);

/** Cards by the side of the kanji that they show. */
export const bySide = (cards: readonly Card[]): Readonly<Record<Side, readonly Card[]>> =>
  Object.fromEntries(
    sides.map((side) => [side, cards.filter(({ skill }) => sideOf[skill] === side)]),
  ) as Record<Side, Card[]>;

/** Of a deck at least so much is remembered of who knows it. */
const leastOfDeck = 0.8;

/**
 * What is taught in the order in which a learner meets it who knows the first `known` kanji. It begins after those, or
 * with the last deck that is known, if that comes later; what was passed over comes last.
 */
export function inOwnOrder(
  decks: readonly (readonly string[])[],
  isMet: (kanji: string) => boolean,
  known: number,
): readonly string[] {
  const deck = decks.findLastIndex((kanji) => kanji.filter(isMet).length >= kanji.length * leastOfDeck);
  const from = Math.max(known, decks.slice(0, Math.max(0, deck)).flat().length);
  const taught = decks.flat();
  return [...taught.slice(from), ...taught.slice(0, from)];
}

/**
 * The new kanji of a day: those that were planned for it and have been practised, then the next that are taught and
 * that nothing is remembered of.
 */
export function newKanjiToday(
  taught: readonly string[],
  isMet: (kanji: string) => boolean,
  practised: readonly string[],
  perDay: number,
): readonly string[] {
  const fresh = taught.filter((kanji) => !isMet(kanji));
  return [...practised, ...fresh.slice(0, Math.max(0, perDay - practised.length))];
}

/** A game that may be proposed: what a level of it asks, and how long it takes. */
export interface Offer {
  readonly game: string;
  /** Where it is opened; no other offer has it. */
  readonly to: string;
  readonly kanji: readonly string[];
  readonly skills: readonly Skill[];
  readonly minutes: number;
}

/** An offer, with the kanji that are due and come up in it; none when it only goes on. */
export type Proposal<T extends Offer> = T & { readonly due: readonly string[] };

/** So many games are proposed. */
export const proposalCount = 3;

/**
 * One offer of each game, those first that ask for most of what is due. Once a day has `planned` some, where they are
 * opened, it proposes those and no others.
 */
export function proposals<T extends Offer>(
  due: readonly Card[],
  offers: readonly T[],
  planned: readonly string[] = [],
): readonly Proposal<T>[] {
  const wanted = offers.map((offer) => {
    const asked = due.filter(
      ({ kanji, skill }) => offer.skills.includes(skill) && offer.kanji.includes(kanji),
    );
    return { ...offer, due: [...new Set(asked.map(({ kanji }) => kanji))] };
  });
  if (planned.length > 0) return planned.flatMap((place) => wanted.find(({ to }) => to === place) ?? []);
  const best = wanted.toSorted((one, other) => other.due.length - one.due.length);
  const isFirst = (offer: Proposal<T>, index: number) =>
    best.findIndex(({ game }) => game === offer.game) === index;
  return best.filter(isFirst).slice(0, proposalCount);
}

/**
 * How a day stands: something is left to do; all is done, and something was practised; or there is nothing to do.
 */
export function standOfDay(left: number, hasPractised: boolean): 'open' | 'done' | 'free' {
  if (left > 0) return 'open';
  return hasPractised ? 'done' : 'free';
}
