import type { Article } from './articles.ts';
import { charactersOf, japanesePunctuation, kana, without } from './characters.ts';
import { charactersIn, isHeading, isLabel, type Message } from './messages.ts';
import type { ScreenSource } from './screens.ts';

/** Characters by the face that draws them. */
export interface Drawn {
  /** Without kana: those of normal weight have a file that every page loads. */
  readonly regular: string;
  readonly bold: string;
  readonly display: string;
}

/** What the Japanese pages of one kind show. */
export interface ScreenTexts {
  readonly opened: Drawn;
  /** What comes besides when readers go on. */
  readonly later: Drawn;
}

/** What the program and its data say on a screen. */
export interface ScreenWords {
  /** Around every page. */
  readonly around: readonly string[];
  /** Titles and pictures. */
  readonly own: readonly string[];
  /** Running text of data. */
  readonly text: readonly string[];
}

/** Read out, or for search engines: no page shows it. */
const unseen = /^(announce|description|label|\w*page(title|description))$/i;

/**
 * What a screen shows of messages, of the words in the program, and of articles, the newest first. A message that is
 * short enough counts as bold later.
 */
export function screenTexts(
  source: ScreenSource,
  messages: readonly Message[],
  words: ScreenWords,
  newest: readonly Article[],
): ScreenTexts {
  const seen = messages.filter(({ keys }) => !keys.some((key) => unseen.test(key)));
  const isNamed = (names: readonly string[]) => (message: Message) => depthOf(names, message) > 0;
  const all = seen.filter(isNamed([...source.opened, ...source.later]));
  const standing = all.filter((message) => depthOf(source.opened, message) > depthOf(source.later, message));
  const headings = standing.filter((message) => isHeading(message) || isNamed(source.headings)(message));
  const text = standing.filter((message) => !isHeading(message) || isNamed(source.text)(message));
  const cards = newest.slice(0, source.articles).map(({ japanese }) => japanese);
  const opened = {
    regular: charactersOf([
      charactersIn(text),
      ...words.around,
      ...words.text,
      ...cards.map(({ teaser }) => teaser),
    ]),
    bold: charactersOf([charactersIn(seen.filter(isNamed(source.bold))), japanesePunctuation]),
    display: charactersOf([
      charactersIn(headings),
      ...words.around,
      ...words.own,
      ...cards.map(({ title }) => title),
    ]),
  };
  return {
    opened: { ...opened, regular: without(opened.regular, kana) },
    later: {
      regular: without(charactersIn(all), kana, opened.regular),
      bold: without(charactersIn(all.filter(isLabel)), opened.bold),
      display: without(charactersIn(all.filter(isHeading)), opened.display),
    },
  };
}

/** The number of keys in the longest name that fits a message; 0 without any. */
function depthOf(names: readonly string[], { namespace, keys }: Message): number {
  const path = [namespace, ...keys];
  const depths = names
    .map((name) => name.split('.'))
    .filter((parts) => parts.every((part, index) => part === '*' || part === path[index]))
    .map(({ length }) => length);
  return Math.max(0, ...depths);
}
