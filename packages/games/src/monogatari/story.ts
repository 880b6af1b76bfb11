import * as z from 'zod/mini';
import {
  fewestPanels,
  mostBubbles,
  mostFigures,
  mostLettersOfBubble,
  mostLettersOfTitle,
  mostPanels,
  mostReadings,
} from './constants.ts';

export const backgrounds = ['platform', 'classroom', 'beach', 'alley', 'tatami'] as const;
export type Background = (typeof backgrounds)[number];

export const people = ['haruka', 'ken', 'ume', 'tama', 'kawataro'] as const;
export type Person = (typeof people)[number];

/** 喜 怒 哀 楽 */
export const expressions = ['joy', 'anger', 'sorrow', 'calm'] as const;
export type Expression = (typeof expressions)[number];

/** The mood of a panel: 静 喜 緊 哀 */
export const emotions = ['still', 'cheerful', 'tense', 'sad'] as const;
export type Emotion = (typeof emotions)[number];

export const bubbleForms = ['speech', 'thought', 'shout', 'narration', 'sound'] as const;
export type BubbleForm = (typeof bubbleForms)[number];

/** Thousandths of the panel's width or height, from its left or top. */
const place = z.int().check(z.gte(0), z.lte(1_000));

/** Somebody in a panel; x and y are the middle of the feet. */
export const figureSchema = z.object({
  who: z.enum(people),
  expression: z.enum(expressions),
  x: place,
  y: z.int().check(z.gte(0), z.lte(1_400)),
  /** Height in thousandths of the panel's height. */
  size: z.int().check(z.gte(200), z.lte(1_400)),
  /** Degrees, clockwise. */
  turn: z.int().check(z.gte(-180), z.lte(180)),
  mirrored: z.boolean(),
});
export type Figure = z.infer<typeof figureSchema>;

/** A whole run of kanji, with no more signs than a reading is set for. */
const runSchema = z.string().check(z.regex(/^\p{Script=Han}{1,8}$/u));
const readingSchema = z.string().check(z.regex(/^[\p{Script=Hiragana}\p{Script=Katakana}ー]{0,16}$/u));
/** Whether a text can be set as a reading: up to sixteen kana, or nothing. */
export const isReading = (text: string): boolean => z.safeParse(readingSchema, text).success;

const readingsSchema = z
  .record(runSchema, readingSchema)
  .check(z.refine((readings) => Object.keys(readings).length <= mostReadings));

/** What is said, thought or told, or a sound word; x and y are its middle. */
export const bubbleSchema = z.object({
  form: z.enum(bubbleForms),
  /** As it was typed; a line break begins the next column. */
  text: z.string().check(z.maxLength(mostLettersOfBubble)),
  /** Kana that the learner has set for a run of kanji instead of the proposed ones; '' for none. */
  readings: readingsSchema,
  x: place,
  y: place,
  /** Degrees, clockwise; sound words are turned often. */
  turn: z.int().check(z.gte(-180), z.lte(180)),
  /** Size of its letters in percent of the usual. */
  size: z.int().check(z.gte(50), z.lte(250)),
});
export type Bubble = z.infer<typeof bubbleSchema>;

export const panelSchema = z.object({
  /** Null for blank paper. */
  background: z.nullable(z.enum(backgrounds)),
  emotion: z.enum(emotions),
  /** From back to front. */
  figures: z.array(figureSchema).check(z.maxLength(mostFigures)),
  bubbles: z.array(bubbleSchema).check(z.maxLength(mostBubbles)),
});
export type Panel = z.infer<typeof panelSchema>;

export const emptyPanel: Panel = { background: null, emotion: 'still', figures: [], bubbles: [] };

export const titleSchema = z.string().check(z.maxLength(mostLettersOfTitle));

/** The panels of a page in the order of reading: from the right to the left, from the top down. */
export const panelsSchema = z.array(panelSchema).check(z.minLength(fewestPanels), z.maxLength(mostPanels));
