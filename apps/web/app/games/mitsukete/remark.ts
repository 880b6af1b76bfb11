import type { GameEvent } from '@michi/game-kit/events';
import type { BoardCard } from '@michi/games/mitsukete/deal';
import type { State } from '@michi/games/mitsukete/rules';

/** What the line above the board says. */
export type Remark =
  | { readonly about: 'match'; readonly kanji: string; readonly points: number }
  /** Three that are alike, but nobody asked for them. */
  | { readonly about: 'notSought'; readonly kanji: string }
  | { readonly about: 'mistaken'; readonly taken: readonly string[]; readonly meant: string }
  /** The first card of a target that was shown without its kanji. */
  | { readonly about: 'revealed'; readonly kanji: string };

/** A state of the board, with the remark on it. */
export interface RemarkedState {
  readonly state: State;
  readonly remark: Remark | null;
  /** The kanji that need no hiding: of every card that was ever picked, and the targets where they are shown. */
  readonly seen: ReadonlySet<string>;
}

/** The remark on a board when it is first shown, by what was played on it before; `hidden`: so are its targets. */
export function firstRemark(state: State, events: readonly GameEvent[], hidden: boolean): RemarkedState {
  const shown = hidden ? [] : state.targets.map(({ kanji }) => kanji);
  const picked = events.flatMap((event) => (event.type === 'picked' ? [kanjiAt(state, event.index)] : []));
  return { state, remark: missIn(state) ?? lastMatchIn(state), seen: new Set([...shown, ...picked]) };
}

/** The remark once the state is another. A remark stays until the next one, so that it can be read to its end. */
export function nextRemark({ state: before, remark, seen }: RemarkedState, state: State): RemarkedState {
  const open = state.picked.map((index) => kanjiAt(state, index));
  const revealed = open.find(
    (kanji) => !seen.has(kanji) && state.targets.some((target) => target.kanji === kanji),
  );
  const isMatch = state.correctMatches !== before.correctMatches;
  const isMiss = state.wrongMatches !== before.wrongMatches;
  return {
    state,
    remark:
      (isMatch ? lastMatchIn(state) : isMiss ? missIn(state) : null) ??
      (revealed === undefined ? remark : { about: 'revealed', kanji: revealed }),
    seen: new Set([...seen, ...open, ...state.matched.map((index) => kanjiAt(state, index))]),
  };
}

const lastMatchIn = ({ lastMatch }: State): Remark | null =>
  lastMatch && { about: 'match', kanji: lastMatch.kanji, points: lastMatch.points };

/** Three wrong cards. Who picked the only sought kanji among them meant that, else the one that was picked twice. */
function missIn(state: State): Remark | null {
  if (state.wrongUntil === null) return null;
  const cards = state.picked.map((index) => state.cards[index] as BoardCard);
  const kanji = cards.map((card) => card.kanji);
  const [first = '', ...others] = new Set(kanji);
  if (others.length === 0) return { about: 'notSought', kanji: first };
  const [sought, another] = new Set(cards.filter(({ isTarget }) => isTarget).map((card) => card.kanji));
  const twice = kanji.find((each, index) => kanji.indexOf(each) < index);
  const meant = (another === undefined ? sought : twice) ?? twice ?? sought ?? first;
  return { about: 'mistaken', taken: [first, ...others].filter((each) => each !== meant), meant };
}

const kanjiAt = (state: State, index: number): string => state.cards[index]?.kanji ?? '';
