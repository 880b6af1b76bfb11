import { charactersOf, hiragana, kana, without } from './characters.ts';
import { isOfLevels } from './decks.ts';
import { anyJapanese, anyKanji, anyWeight, type Face, face, japaneseCut, type Sheet } from './face.ts';
import type { PathTexts } from './paths.ts';
import type { Drawn } from './screen-texts.ts';
import { type Screen, screens } from './screens.ts';
import type { Texts } from './texts.ts';

/** What only some pages of a screen show. */
interface Part extends Partial<Drawn> {
  readonly sheet: Sheet;
  readonly name: string;
}

/**
 * Faces of the Japanese pages that are opened first. One file for each use has all that stands on such a page as it
 * opens, so that a page loads three files of its own instead of a dozen shared ones for some characters each. What its
 * windows and results need besides has three files more, which a browser tries next. Parts that only some of its pages
 * show have files besides. Pages in other languages don't name these families.
 */
export function screenFaces(texts: Texts): Face[] {
  return screens.flatMap((screen) => {
    const parts = partsOf(screen, texts);
    const { later } = texts.screens[screen];
    const opened =
      parts.length > 0 ? withHiragana(texts.screens[screen].opened) : texts.screens[screen].opened;
    let drawn = opened;
    const partFaces = parts.flatMap(({ sheet, name, ...part }) => {
      const more = beyond(drawn, part);
      drawn = {
        regular: drawn.regular + more.regular,
        bold: drawn.bold + more.bold,
        display: drawn.display + more.display,
      };
      return facesOf(name, sheet, more);
    });
    return [
      ...laterFaces(screen, beyond(opened, later), texts),
      ...facesOf(screen, screen, opened).map((each) => ({ ...each, claims: anyJapanese })),
      ...partFaces,
    ];
  });
}

/** What a part needs beyond what is drawn. */
function beyond(drawn: Drawn, { regular = '', bold = '', display = '' }: Partial<Drawn>): Drawn {
  return {
    regular: without(regular, drawn.regular, kana),
    bold: without(bold, drawn.bold),
    display: without(display, drawn.display),
  };
}

/** So that the rules of parts, which claim each character, are shorter. */
function withHiragana({ regular, bold, display }: Drawn): Drawn {
  return { regular, bold: charactersOf([bold, hiragana]), display: charactersOf([display, hiragana]) };
}

/** Kana of normal weight are in another family, which comes next. */
function laterFaces(screen: Screen, later: Drawn, { words: [easiest] }: Texts): Face[] {
  if (screen !== 'jukugo')
    return facesOf(`${screen}-later`, screen, later).map((each) => ({
      ...each,
      claims: each.weight === '400' ? anyKanji : anyJapanese,
    }));
  // The examples of the first words stand beside the board as it opens, in files of another family: nothing in them may
  // be a reason to load this one.
  const regular = without(later.regular, easiest?.examples ?? '');
  return facesOf('jukugo-later', screen, { ...later, regular }).map((each) =>
    each.weight === '400' ? each : { ...each, claims: anyJapanese },
  );
}

function facesOf(name: string, sheet: Sheet, { regular, bold, display }: Drawn): Face[] {
  return [
    face('Michi Text', 400, japaneseCut('zen-kaku-gothic-new', 400, name, regular), sheet),
    face('Michi Text', 700, japaneseCut('zen-kaku-gothic-new', 700, name, bold), sheet),
    face('Michi Titles', anyWeight, japaneseCut('shippori-mincho', 600, name, display), sheet),
  ];
}

/** Those that a learner meets first come first. */
function partsOf(screen: Screen, { levels, decks, words, paths }: Texts): Part[] {
  switch (screen) {
    case 'mitsukete':
      return [
        {
          sheet: screen,
          name: 'mitsukete-levels',
          bold: levels.names,
          display: levels.names,
        },
        ...decks.filter(isOfLevels).map(({ id, glosses }) => {
          const shown = charactersOf(glosses.values());
          return { sheet: screen, name: `${id}-glosses`, regular: shown, bold: shown };
        }),
      ];
    case 'jukugo':
      return words.map(({ id, meanings }) => ({ sheet: 'words', name: id, display: meanings }));
    case 'tabibito':
      return [
        pathCovers(paths),
        ...paths.map(({ difficulty, kanji, japanese, headings }): Part => {
          const glosses = decks.flatMap((deck) => [...kanji].map((each) => deck.glosses.get(each) ?? ''));
          const shown = charactersOf([headings, ...glosses]);
          return {
            sheet: 'paths',
            name: `${difficulty}-path`,
            regular: japanese + shown,
            bold: shown,
            display: headings,
          };
        }),
      ];
    default:
      return [];
  }
}

/** Lists show paths of several difficulties, but none of their stations. */
function pathCovers(paths: readonly PathTexts[]): Part {
  const names = charactersOf(paths.map((path) => path.names));
  return {
    sheet: 'paths',
    name: 'path-covers',
    regular: charactersOf(paths.map(({ covers }) => covers)),
    bold: names,
    display: charactersOf([names, ...paths.map(({ crests }) => crests)]),
  };
}
