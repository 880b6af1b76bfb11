import { distractors } from '@michi/games/jukugo/constants';
import { japanesePunctuation, kana } from './characters.ts';
import { anyWeight, type Cut, type Face, face } from './face.ts';
import { Share } from './share.ts';
import type { Texts } from './texts.ts';

/**
 * Words of two kanji, by difficulty, with what is said of them. A level shows the easiest first: one file that has all
 * of these weighs less than those of decks and messages, of which it would take some characters each.
 */
export function wordFaces({ everywhere, titles, words }: Texts): Face[] {
  const printed = new Share('shippori-mincho', 500);
  const models = new Share('klee-one', 600);
  const interfaceText = new Share('zen-kaku-gothic-new', 400);
  interfaceText.claim(everywhere + titles + kana + japanesePunctuation);

  const beside = distractors.join(''); // on every board, beside the kanji of its words
  const inSheet = (family: string, weight: number | string) => (cut: Cut) =>
    face(family, weight, cut, 'words');
  return words.flatMap(({ id, kanji, meanings, examples }, index) => [
    inSheet('Shippori Mincho', 500)(printed.cut(id, kanji + (index === 0 ? beside : ''))),
    inSheet('Klee One', anyWeight)(models.cut(id, kanji)),
    inSheet('Zen Kaku Gothic New', 400)(interfaceText.cut(id, kanji + examples + meanings)),
  ]);
}
