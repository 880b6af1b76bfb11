import { toHiragana, toRomaji } from './romaji.ts';

/** What keyboards of other habits write, as Hepburn has it; in this order. */
const asHepburn: readonly (readonly [RegExp, string])[] = [
  [/[\s.'’\-・]/g, ''],
  [/[āâ]/g, 'aa'],
  [/[īî]/g, 'ii'],
  [/[ūû]/g, 'uu'],
  [/[ēê]/g, 'ee'],
  [/[ōô]/g, 'oo'],
  [/([aiueo])ー/g, '$1$1'],
  [/sy/g, 'sh'],
  [/(?:ty|cy)/g, 'ch'],
  [/(?:zy|jy|dy)/g, 'j'],
  [/si/g, 'shi'],
  [/ti/g, 'chi'],
  [/tu/g, 'tsu'],
  [/(?:zi|di)/g, 'ji'],
  [/(?:du|dzu)/g, 'zu'],
  [/(?<![sc])hu/g, 'fu'],
  [/wo/g, 'o'],
  [/cch/g, 'tch'],
  [/m(?=[bpm])/g, 'n'],
  [/nnn/g, 'nn'],
  [/nn(?![aiueoy])/g, 'n'],
  [/aa/g, 'ā'],
  [/uu/g, 'ū'],
  [/ee/g, 'ei'],
  [/o[ou]/g, 'ō'],
];

/** What was typed, as signs that can be compared: of full width, sound marks joined to their kana, small letters. */
const cleaned = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/ (?=[\u3099\u309a])/g, '') // a sound mark that stands alone
    .trim()
    .toLowerCase()
    .normalize('NFC');

/** How a reading is spelled in hiragana; null for one that is not written in kana alone. The `.` before okurigana is left out. */
export function spellingOf(text: string): string | null {
  const kana = toHiragana(cleaned(text).replace(/[\s.・-]/g, ''));
  return /^[ぁ-ゖー]+$/u.test(kana) ? kana : null;
}

/**
 * How a reading sounds, in Hepburn: the same for kana and romaji, of whatever habit, with long vowels written either way
 * (ō, ou, oo). Readings of a deck lose the `.` before their okurigana. What shares it cannot be told apart in romaji.
 */
export function readingKey(reading: string): string {
  const kana = toHiragana(cleaned(reading)).replaceAll('.', '');
  return asHepburn.reduce((text, [pattern, hepburn]) => text.replace(pattern, hepburn), toRomaji(kana));
}

/** All that romaji may be meant to say: on keyboards in Japan `nn` is ん before a vowel, too (`tennin`, てんいん). */
export function romajiKeys(text: string): string[] {
  const key = readingKey(text);
  return spellingOf(text) === null ? [...new Set([key, key.replace(/nn(?=[aiueoāūō])/g, 'n')])] : [key];
}

/** Hepburn that can be read, as `readingKey` writes it. */
const syllables =
  /^(?:(?:[kgnhbpmr]y|sh|ch|ts|(?:k(?=k)|s(?=s)|t(?=t|ch)|p(?=p))|[kgsztdnhbpmryfjw])?(?:[aiueoāūō]|ei)|n|[kstp](?=[kstpc]))+$/u;

/** Whether a key can be read as Japanese. */
export const isReadable = (key: string): boolean => syllables.test(key);
