import { toHiragana, toRomaji } from './romaji.ts';

/** What keyboards of other habits write, as Hepburn has it; in this order. */
const asHepburn: readonly (readonly [RegExp, string])[] = [
  [/[\s.'’\-・]/g, ''],
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
  [/m(?=[bp])/g, 'n'],
  [/nn$/, 'n'],
  [/(?:ā|â|aa)/g, 'ā'],
  [/(?:ī|î)/g, 'ii'],
  [/(?:ū|û|uu)/g, 'ū'],
  [/(?:ē|ê|ee)/g, 'ei'],
  [/(?:ō|ô|oo|ou)/g, 'ō'],
];

/**
 * The form in which readings are compared: the same for kana and romaji, Hepburn or not, with long vowels written
 * either way (ō, ou, oo). Readings of a deck lose the `.` before their okurigana.
 */
export function readingKey(reading: string): string {
  const typed = reading.normalize('NFKC').replace(/ (?=[\u3099\u309a])/g, ''); // a sound mark that stands alone
  const kana = toHiragana(typed.trim().toLowerCase().normalize('NFC')).replaceAll('.', '');
  return asHepburn.reduce((text, [pattern, hepburn]) => text.replace(pattern, hepburn), toRomaji(kana));
}
