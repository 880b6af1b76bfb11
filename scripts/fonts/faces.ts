import { articleFaces, cardFaces } from './article-faces.ts';
import { ascii, latin, latinExtended, latinInJapanese, without } from './characters.ts';
import { anyWeight, type Cut, type Face, face } from './face.ts';
import { gothicFaces, minchoFaces, modelFaces } from './japanese-faces.ts';
import { screenFaces } from './screen-faces.ts';
import type { Texts } from './texts.ts';
import { wordFaces } from './word-faces.ts';

/** Latin letters and punctuation, with spaces that browsers make out of a font's own. */
const anyLatin = 'U+20-FF,U+152-153,U+2009-203A,U+20AC,U+2122,U+2212';

/**
 * All faces of the product, each after those it takes precedence over.
 *
 * A browser picks the weight of a family first and only then looks for the character, so a face of weight 600
 * never helps out at 700. Therefore "Shippori Mincho" holds what has its exact weight, and "Michi Mincho", next
 * in the font stack, holds Japanese for every weight. "Michi Latin" and "Michi Macron" hold Latin for every weight: the
 * first beside Japanese, so that Japanese pages do without the larger files; the second what Shippori Mincho lacks.
 */
export function planFaces(texts: Texts): Face[] {
  return [
    ...latinFaces(),
    ...gothicFaces(texts),
    ...minchoFaces(texts),
    ...modelFaces(texts),
    ...wordFaces(texts),
    ...cardFaces(texts),
    ...articleFaces(texts),
    ...screenFaces(texts),
  ];
}

function latinFaces(): Face[] {
  const text = latin + latinExtended;
  const interfaceFaces = [400, 500, 700, 800].map((weight) =>
    latinFace('Alegreya Sans', weight, latinCut('alegreya-sans', weight, text)),
  );
  const semibold = latinCut('shippori-mincho', 600, latin);
  const bold = latinCut('shippori-mincho', 700, ascii);
  const boldAccents = {
    ...latinCut('shippori-mincho', 700, without(latin, ascii)),
    name: 'shippori-mincho-700-accents',
  };
  const inJapanese = { ...latinCut('shippori-mincho', 600, latinInJapanese), name: 'michi-latin' };
  const macron: Cut = {
    ...latinCut('source-serif-4', 500, latinExtended),
    name: 'michi-macron',
    slice: 'latin-ext',
  };
  return [
    ...interfaceFaces,
    latinFace('Shippori Mincho', 500, semibold),
    latinFace('Shippori Mincho', 600, semibold),
    latinFace('Shippori Mincho', 700, boldAccents),
    face('Shippori Mincho', 700, bold, 'frame'),
    face('Michi Latin', anyWeight, inJapanese, 'frame'),
    { ...face('Michi Macron', '400 800', macron, 'frame'), sizeAdjust: '97%' },
  ];
}

function latinFace(family: string, weight: number, cut: Cut): Face {
  return { ...face(family, weight, cut, 'frame'), claims: anyLatin };
}

function latinCut(from: string, weight: number, characters: string): Cut {
  return { name: `${from}-${weight}`, from, slice: 'latin', weight, characters };
}
