import type { ItemId } from './items.ts';
import type { PersonId, PlaceId } from './places.ts';

interface Asked {
  /** What is asked about: one kanji, or a word. */
  readonly word: string;
  /** In hiragana, as it is read here. */
  readonly reading: string;
}

/** What a kanji means; the others look like it. */
interface MeaningQuestion extends Asked {
  readonly kind: 'meaning';
  readonly others: string;
}

/** How a word is read, which sign is meant, which word fits into a sentence. */
interface WordQuestion extends Asked {
  readonly kind: 'reading' | 'sign' | 'fit';
  readonly others: readonly string[];
  /** Of a word that has to fit: what stands around it, with furigana as in the scripts. */
  readonly around?: readonly [before: string, after: string];
}

export type QuestQuestion = MeaningQuestion | WordQuestion;

/** The questions of the quests of a place. */
export type QuestionsAt = Readonly<Record<string, readonly QuestQuestion[]>>;

/** What somebody asks of the traveller. */
export interface Quest {
  readonly id: string;
  readonly giver: PersonId;
  /** The kanji that its dialogue introduces. */
  readonly kanji: string;
  /** What the traveller has to bring along. */
  readonly needs?: readonly ItemId[];
  /** What the traveller has to have learned elsewhere. */
  readonly needsKanji?: string;
  readonly xp: number;
  readonly item?: ItemId;
  readonly opens?: PlaceId;
}
