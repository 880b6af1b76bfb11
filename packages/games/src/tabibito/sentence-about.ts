/** What a card of a lesson has room for: signs, of which the Japanese ones are twice as wide as others. */
const longest = 150;
/** Shorter than this, a sentence says too little. */
const tooShort = 24;
/** Shorter than this, a sentence takes the next one of its paragraph along. */
const shortest = 45;
/** A word with its reading, as in 好き (すき). */
const readingInBrackets = /[(（][ぁ-ゖー ・]+[)）]/gu;
/** A reading that is spoken of. */
const sound = /(?<=\s)[ぁ-ゖ]{1,3}(?=[\s,.;])/gu;
/** What only announces a sentence. */
const heading = /^(?:[^:：。\p{Script=Han}]{3,28}[:：]\s?|.?の?覚え方[。、])/u;
const sentenceEnd = /(?<=[.!?…][”»“」]?)\s+|(?<!覚え方)(?<=[。！？][」』）]?)(?=[^」』）])/u;

interface Lesson {
  /** Everything it teaches. */
  readonly kanji: readonly string[];
  /** Its paragraphs. */
  readonly content: readonly string[];
}

/**
 * The sentence of a lesson that tells most of one of its kanji: of few others, of its shape or its story rather than of
 * readings, and short enough for a card. Null when none names it.
 */
export function sentenceAbout(kanji: string, lesson: Lesson): string | null {
  const told = lesson.content
    .flatMap((paragraph) => sentencesOf(paragraph, lesson.kanji))
    .filter((sentence) => sentence.includes(kanji))
    .map((sentence, place) => ({ sentence, cost: costOf(sentence, kanji, lesson.kanji) + place }));
  return told.toSorted((one, other) => one.cost - other.cost)[0]?.sentence ?? null;
}

function costOf(sentence: string, kanji: string, all: readonly string[]): number {
  const others = all.filter((other) => other !== kanji && sentence.includes(other)).length;
  const readings = sentence.match(readingInBrackets)?.length ?? 0;
  const sounds = sentence.replace(readingInBrackets, '').match(sound)?.length ?? 0;
  const aside = sentence.indexOf(kanji) > 3 ? 12 : 0;
  const onlyInWords = new RegExp(`(?<!\\p{Script=Han})${kanji}(?!\\p{Script=Han})`, 'u').test(sentence)
    ? 0
    : 25;
  const wide = width(sentence);
  const unfit = Math.max(0, wide - longest, tooShort - wide);
  return others * 10 + readings * 14 + sounds * 6 + aside + onlyInWords + unfit;
}

/** The sentences of a paragraph, a short one with the next, unless that tells of something else. */
function sentencesOf(paragraph: string, kanji: readonly string[]): string[] {
  const sentences = paragraph.split(sentenceEnd).map((sentence) => initial(sentence.replace(heading, '')));
  return sentences.map((sentence, index) => {
    const next = sentences[index + 1];
    if (next === undefined || width(sentence) >= shortest || kanji.some((each) => next.includes(each)))
      return sentence;
    const together = /[。！？]$/u.test(sentence) ? sentence + next : `${sentence} ${next}`;
    return width(together) <= longest ? together : sentence;
  });
}

const width = (text: string) => [...text].reduce((sum, sign) => sum + (sign >= '\u3000' ? 2 : 1), 0);

const initial = (sentence: string) => sentence.slice(0, 1).toUpperCase() + sentence.slice(1);
