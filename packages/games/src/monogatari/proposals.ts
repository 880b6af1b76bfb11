import { type TextPart, textPartsOf, vocabularyOf } from './furigana.ts';
import type { Bubble } from './story.ts';
import { proposedWords, readAlone } from './vocabulary/proposed.ts';

const vocabulary = vocabularyOf(proposedWords, readAlone);

/**
 * The kana that are proposed for a text: of words of stories, and of whatever can be learned on the site. Learners set others
 * where these do not fit.
 */
export const furiganaOf = (text: string, readings: Bubble['readings']): readonly TextPart[] =>
  textPartsOf(text, readings, vocabulary);
