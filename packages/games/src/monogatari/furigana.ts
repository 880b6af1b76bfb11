import type { Bubble } from './story.ts';
import { behindWords, dictionary, joinedWords } from './vocabulary/dictionary.ts';

/** A part of a text, with the kana that stand beside it; null for none. */
export interface TextPart {
  readonly text: string;
  readonly kana: string | null;
}

const rows = /\p{Script=Han}+/gu;
const digit = /\p{Nd}/u;
/** Kanji at the beginning, then what is none. */
const leading = /^(\p{Script=Han}+)(.*)$/su;

/** The words by which a text is read. */
export interface Vocabulary {
  /** By how they are written: kanji, and kana behind them; null for what can be read in more than one way. */
  readonly words: ReadonlyMap<string, string | null>;
  /** The most signs that one has. */
  readonly longest: number;
  /** How a kanji is read that stands alone between what precedes and what follows; undefined where nobody knows. */
  alone(kanji: string, before: string, following: string): string | undefined;
}

const longestOf = (words: Vocabulary['words']): number =>
  Math.max(...[...words.keys()].map((written) => written.length));

export const vocabularyOf = (
  words: Vocabulary['words'],
  alone: Vocabulary['alone'] = () => undefined,
): Vocabulary => ({ words, longest: longestOf(words), alone });

/** What counts as known: whoever uses it has shown to know it. */
const known = vocabularyOf(dictionary);

/**
 * A text in parts that make it up again, kanji with the kana to stand beside them: those that the learner has set for the
 * whole kanji row, else those of the longest words. Takes a time that grows with its length alone.
 */
export function textPartsOf(
  text: string,
  readings: Bubble['readings'],
  vocabulary: Vocabulary,
): readonly TextPart[] {
  const textParts: TextPart[] = [];
  let end = 0;
  for (const { 0: row, index } of text.matchAll(rows)) {
    if (index < end) continue; // within the word before it
    if (index > end) textParts.push({ text: text.slice(end, index), kana: null });
    const rest = text.slice(index);
    const found =
      ownPart(row, readings) ??
      joinedAt(rest)?.flatMap((part) => ownPart(part.text, readings) ?? part) ??
      textPartsOfRow(rest, row.length, vocabulary, text[index - 1] ?? '');
    textParts.push(...found);
    end = index + found.reduce((length, part) => length + part.text.length, 0);
  }
  if (end < text.length) textParts.push({ text: text.slice(end), kana: null });
  return textParts;
}

/** A kanji row with the kana that the learner has set for it. */
const ownPart = (row: string, readings: Bubble['readings']): readonly TextPart[] | undefined =>
  Object.hasOwn(readings, row) ? [{ text: row, kana: readings[row] || null }] : undefined;

const joinedAt = (rest: string): readonly TextPart[] | undefined =>
  joinedWords.find((parts) => rest.startsWith(parts.map(({ text }) => text).join('')));

/** The kanji that stand in words that are known, each once. */
export const knownKanjiIn = (text: string): readonly string[] => [
  ...new Set(
    textPartsOf(text, {}, known).flatMap((textPart) =>
      textPart.kana === null ? [] : (textPart.text.match(/\p{Unified_Ideograph}/gu) ?? []),
    ),
  ),
];

/** A part of a row; a weak one is a single kanji that nothing behind it tells the reading of. */
interface Found extends TextPart {
  readonly isWeak: boolean;
}

/**
 * A kanji row at the beginning of `rest`, word by word; a word may go on behind it. Single kanji side by side are
 * rather a word that is not known, which is read otherwise (火山): they have no proposal, and neither has one that counts
 * (5月), or that changes its reading behind a word (日本中).
 */
function textPartsOfRow(rest: string, length: number, vocabulary: Vocabulary, before: string): TextPart[] {
  const isCounted = digit.test(before);
  const found: Found[] = [];
  for (let at = 0; at < length; ) {
    const next = wordAt(rest, at, length, vocabulary) ?? unknownAt(rest, at);
    found.push(isCounted && at === 0 && next.isWeak ? { ...next, kana: null } : next);
    at += next.text.length;
  }
  const [only] = found;
  if (found.length === 1 && only?.kana === null && only.isWeak && !isCounted)
    return [{ text: only.text, kana: vocabulary.alone(only.text, before, rest.slice(length)) ?? null }];
  const textParts: TextPart[] = [];
  for (const [index, { text, kana: alone, isWeak }] of found.entries()) {
    const isBehind = isWeak && behindWords.has(text) && found[index - 1]?.kana;
    const kana = isBehind ? (behindWords.get(text) ?? null) : alone;
    const isDoubtful = isWeak && (found[index - 1]?.isWeak || found[index + 1]?.isWeak);
    const last = textParts.at(-1);
    if (kana !== null && !isDoubtful) textParts.push({ text, kana });
    else if (last?.kana === null) textParts[textParts.length - 1] = { text: last.text + text, kana: null };
    else textParts.push({ text, kana: null });
  }
  return textParts;
}

const unknownAt = (rest: string, at: number): Found => ({
  text: String.fromCodePoint(rest.codePointAt(at) ?? 0),
  kana: null,
  isWeak: true,
});

/** The longest known word at a place, without what is no kanji; it has to end its kanji where the row ends, or before. */
function wordAt(rest: string, at: number, length: number, { words, longest }: Vocabulary): Found | null {
  for (let end = Math.min(rest.length, at + longest); end > at; end -= 1) {
    const written = rest.slice(at, end);
    const kana = words.get(written);
    if (kana === undefined) continue;
    const [, text = written, okurigana = ''] = leading.exec(written) ?? [];
    if ((kana === null || kana.endsWith(okurigana)) && at + text.length <= length)
      return {
        text,
        kana: kana?.slice(0, kana.length - okurigana.length) ?? null,
        isWeak: text.length === 1 && okurigana === '',
      };
  }
  return null;
}
