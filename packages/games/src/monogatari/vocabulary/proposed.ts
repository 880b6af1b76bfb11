import { toHiragana } from '@michi/kanji/romaji';
import { dictionary, formsOf, pairsOf } from './dictionary.ts';
import { kanji, words } from './learned.ts';

/** What stands in a line of `kanji`: `休キュウ やす.む やす.める`. */
interface KanjiLine {
  readonly kanji: string;
  /** How it is read where it stands alone. */
  readonly alone: string;
  /** Whether that is a kun reading, which is a word by itself. */
  readonly isKun: boolean;
  /** Its readings with `.` before the okurigana. */
  readonly withOkurigana: readonly string[];
}

function parsed(line: string): KanjiLine {
  const [head = '', ...withOkurigana] = line.split(' ');
  const [sign = ''] = head;
  const first = head.slice(sign.length);
  const alone = toHiragana(first);
  return { kanji: sign, alone, isKun: first === alone, withOkurigana };
}

/** How a kanji is read before its okurigana, in every form. Its stem alone says too little. */
export const formsOfKanji = (line: string): [string, string][] => {
  const { kanji: sign, withOkurigana } = parsed(line);
  return withOkurigana
    .flatMap((reading) => formsOf([sign + (reading.split('.')[1] ?? ''), reading.replace('.', '')]))
    .filter(([written]) => written !== sign);
};

const lines = kanji.split(',').map((line) => line.trim());

const byKanji = new Map(lines.map((line) => [line[0] ?? '', parsed(line)]));

/** Kanji that are words of their own by the reading that their deck teaches, though it is an on reading. */
const onWords =
  '一二三五六八九十百千万円本天気駅図銀茶文字肉理意服台会用職題質死医週別客美和番礼福愛熱絵晩線財号性念史法情順功欲感像芸術論座劇句恩師盆半変急特悪約単能妙純地部計説格尺語';

/** What can be read in two ways, each of them usual: 空いた is あいた or すいた. */
const twofold = '空い,空く,空き,開い,開く,開か,開き,辛い,辛く,辛か,怒る,怒っ,怒り';

/** A form of a verb that may as well be a noun with what often stands behind it, read otherwise: 空か or 空から. */
function isAmbiguous([written, kana]: readonly [string, string]): boolean {
  const [sign = '', okurigana = ''] = written;
  if (written.length !== 2 || !'かとなにのまもよ'.includes(okurigana)) return false;
  const noun = dictionary.get(sign) ?? nounOf(sign);
  return noun !== undefined && noun !== kana.slice(0, -1);
}

/** Words of stories, then what is learned elsewhere; the first that says how something is read stands. */
export const proposedWords: ReadonlyMap<string, string | null> = new Map<string, string | null>([
  ...[
    ...pairsOf(words),
    ...lines
      .flatMap(formsOfKanji)
      .map((form): [string, string | null] => (isAmbiguous(form) ? [form[0], null] : form)),
  ].reverse(),
  ...dictionary,
  ...twofold.split(',').map((written): [string, null] => [written, null]),
  ['空から', 'そらから'],
]);

/** How somebody feels who writes it in brackets: (笑). */
const feelings: Readonly<Record<string, string>> = { 笑: 'わらい', 泣: 'なき' };

/** How a kanji is read as a word of its own, undefined where it is none. */
function nounOf(sign: string): string | undefined {
  if (sign === '生') return 'なま';
  const known = byKanji.get(sign);
  return known && (known.isKun || onWords.includes(sign)) ? known.alone : undefined;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /\p{L}/u.test(sign);

/**
 * How a kanji is read that stands alone: between other letters as the word that it is, else as its deck teaches it. Before
 * what may be okurigana in a form that nobody knows it has no proposal.
 */
export function readAlone(sign: string, before: string, following: string): string | undefined {
  const isInBrackets = /[(（]/u.test(before) && /^[)）]/u.test(following);
  if (isInBrackets && Object.hasOwn(feelings, sign)) return feelings[sign];
  const known = byKanji.get(sign);
  if (!known) return undefined;
  const isOkurigana = known.withOkurigana.some((reading) => {
    const okurigana = reading.split('.')[1] ?? '';
    return okurigana.length > 1 && following.startsWith(okurigana[0] ?? '');
  });
  if (isOkurigana) return undefined;
  return isLetter(before.at(-1)) || isLetter(following[0]) ? nounOf(sign) : known.alone;
}
