import { toHiragana } from './romaji.ts';

/** Readings of a kanji: on in katakana, kun in hiragana with `.` before the okurigana. */
export type FindReadings = (kanji: string) => readonly string[];

const plain = 'かきくけこさしすせそたちつてとはひふへほ';
const voiced = 'がぎぐげござじずぜぞだぢづでどばびぶべぼ';
const halfVoiced = new Map([...'はひふへほ'].map((kana, index) => [kana, 'ぱぴぷぺぽ'[index] ?? kana]));

/** Verbs as they stand in compounds: かく is かき there, うける is うけ. */
const endings: Readonly<Record<string, readonly string[]>> = {
  う: ['い'],
  く: ['き'],
  ぐ: ['ぎ'],
  す: ['し'],
  つ: ['ち'],
  ぬ: ['に'],
  ぶ: ['び'],
  む: ['み'],
  る: ['り', ''],
  い: [''],
};

/** Whether the kana of a word are composed of readings of its kanji (`composedReading`). */
export const isComposed = (word: string, kana: string, readings: FindReadings): boolean =>
  composedReading(word, kana, readings) !== null;

/**
 * How each sign of a word is read in it, in hiragana, when the kana of the word are composed of readings of its kanji,
 * each as compounds change it: voiced or half voiced at its beginning (山々, 新品), cut short at its end before a sound that
 * allows it (学校, not 学生), a verb without or with another ending (買い物, 受付). Null when the reading belongs to the whole
 * (今日). `kana` is hiragana or katakana.
 */
export function composedReading(word: string, kana: string, readings: FindReadings): string[] | null {
  const signs = [...word].map((sign, index, all) => (sign === '々' ? (all[index - 1] ?? sign) : sign));
  const rest = (at: number, left: string): string[] | null => {
    const sign = signs[at];
    if (sign === undefined) return left === '' ? [] : null;
    const after = (form: string) => {
      const others = form !== '' && left.startsWith(form) ? rest(at + 1, left.slice(form.length)) : null;
      return others && [form, ...others];
    };
    if (!/\p{Script=Han}/u.test(sign)) return after(toHiragana(sign));
    const forms = readings(sign).flatMap(formsOf);
    const fitting = forms.flatMap((form) => [
      ...(at > 0 ? voicings(form) : [form]),
      ...(at + 1 < signs.length ? shortenings(form, left) : []),
    ]);
    for (const form of fitting) {
      const composed = after(form);
      if (composed) return composed;
    }
    return null;
  };
  return rest(0, toHiragana(kana));
}

/** As a word, as its stem before okurigana, and as verbs end in compounds. */
function formsOf(reading: string): string[] {
  const [stem = '', okurigana] = toHiragana(reading).split('.');
  if (okurigana === undefined) return [stem];
  const whole = stem + okurigana;
  const others = (endings[whole.at(-1) ?? ''] ?? []).map((ending) => whole.slice(0, -1) + ending);
  return [stem, whole, ...others];
}

function voicings(form: string): string[] {
  const [first = '', ...others] = form;
  const at = plain.indexOf(first);
  const changed = at < 0 ? [] : [voiced[at] ?? first, halfVoiced.get(first) ?? first];
  return [form, ...changed.map((kana) => kana + others.join(''))];
}

/** Before which sounds a reading that ends so is cut short. */
const shortenedBefore: Readonly<Record<string, RegExp>> = {
  き: /^[か-ごぱ-ぽ]/u,
  く: /^[か-ごぱ-ぽ]/u,
  ち: /^[か-とぱ-ぽ]/u,
  つ: /^[か-とぱ-ぽ]/u,
};

/** 学 (がく) is がっ in 学校, 日 (にち) is にっ in 日本. `kana` begins with the reading. */
function shortenings(form: string, kana: string): string[] {
  const isAllowed = shortenedBefore[form.at(-1) ?? '']?.test(kana.slice(form.length));
  return isAllowed ? [`${form.slice(0, -1)}っ`] : [];
}
