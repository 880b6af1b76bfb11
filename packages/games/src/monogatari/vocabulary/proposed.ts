import { dictionary, formsOf, pairsOf } from './dictionary.ts';
import { kanji, words } from './learned.ts';

/** What stands in a line of `kanji`: `休きゅう やす.む やす.める`. */
interface KanjiLine {
  readonly kanji: string;
  /** How it is read where it stands alone. */
  readonly alone: string;
  /** Its readings with `.` before the okurigana. */
  readonly withOkurigana: readonly string[];
}

function parsed(line: string): KanjiLine {
  const [head = '', ...withOkurigana] = line.split(' ');
  const [sign = ''] = head;
  return { kanji: sign, alone: head.slice(sign.length), withOkurigana };
}

/** How a kanji is read before its okurigana, in every form. Its stem alone says too little. */
export const formsOfKanji = (line: string): [string, string][] => {
  const { kanji: sign, withOkurigana } = parsed(line);
  return withOkurigana
    .flatMap((reading) => formsOf([sign + (reading.split('.')[1] ?? ''), reading.replace('.', '')]))
    .filter(([written]) => written !== sign);
};

const lines = kanji.split(',').map((line) => line.trim());

/** Words of stories, then what is learned elsewhere; the first that says how something is read stands. */
export const proposedWords: ReadonlyMap<string, string> = new Map([
  ...[...pairsOf(words), ...lines.flatMap(formsOfKanji)].reverse(),
  ...dictionary,
]);

const byKanji = new Map(lines.map((line) => [line[0] ?? '', parsed(line)]));

/** How somebody feels who writes it in brackets: (笑). */
const feelings: Readonly<Record<string, string>> = { 笑: 'わらい', 泣: 'なき' };

/** How a kanji is read that stands alone. Before what may be okurigana in a form that nobody knows it has no proposal. */
export function readAlone(sign: string, before: string, following: string): string | undefined {
  const isInBrackets = /[(（]/u.test(before) && /^[)）]/u.test(following);
  if (isInBrackets && Object.hasOwn(feelings, sign)) return feelings[sign];
  const known = byKanji.get(sign);
  if (!known) return undefined;
  const isOkurigana = known.withOkurigana.some((reading) => {
    const okurigana = reading.split('.')[1] ?? '';
    return okurigana.length > 1 && following.startsWith(okurigana[0] ?? '');
  });
  return isOkurigana ? undefined : known.alone;
}
