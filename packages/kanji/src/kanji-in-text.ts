import { withUnifiedKanji } from './unified-kanji.ts';

/** More lines are not read. */
export const maxLines = 50_000;
/** So many of what was not understood are named; all are counted. */
const maxNamed = 20;
const longestNamed = 40;

/** What a text says that somebody knows. */
export interface KanjiInText {
  /** Each once, as they come. */
  readonly kanji: readonly string[];
  /** Kanji that are not among those that can be known here. */
  readonly unlisted: { readonly count: number; readonly named: readonly string[] };
  /** Lines without any kanji, cut short. */
  readonly notUnderstood: { readonly count: number; readonly named: readonly string[] };
  /** How many lines were not read, because there are too many. */
  readonly unread: number;
}

/**
 * Takes the kanji out of a pasted list: one a line, words, or the first column that has any where tabs part columns, as
 * in texts for Anki, whose lines with `#` tell the format. `listed` are the kanji that can be known.
 */
export function kanjiInText(text: string, listed: ReadonlySet<string>): KanjiInText {
  const lines = text.normalize('NFC').split(/\r\n|\r|\n/);
  const kanji = new Set<string>();
  const unlisted = new Set<string>();
  const without: string[] = [];
  for (const line of lines.slice(0, maxLines)) {
    if (line.startsWith('#') || line.trim() === '') continue;
    const found = line
      .split('\t')
      .map(kanjiOf)
      .find((each) => each.length > 0);
    if (!found) without.push(line.trim());
    for (const each of found ?? []) (listed.has(each) ? kanji : unlisted).add(each);
  }
  return {
    kanji: [...kanji],
    unlisted: told([...unlisted]),
    notUnderstood: told(without),
    unread: Math.max(0, lines.length - maxLines),
  };
}

const kanjiOf = (text: string): readonly string[] =>
  withUnifiedKanji(text).match(/\p{Unified_Ideograph}/gu) ?? [];

const told = (all: readonly string[]) => ({
  count: all.length,
  named: all.slice(0, maxNamed).map(cutShort),
});

const cutShort = (line: string): string => {
  const signs = [...line];
  return signs.length <= longestNamed ? line : `${signs.slice(0, longestNamed - 1).join('')}…`;
};
