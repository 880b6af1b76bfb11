import { charactersOf, japanesePunctuation, kana, without } from './characters.ts';
import { anyJapanese, anyWeight, type Face, face, japaneseCut, type Sheet } from './face.ts';
import { type Screen, screens } from './screens.ts';
import { isOfLevels, type Texts } from './texts.ts';

/** Characters by the face that draws them. */
interface Drawn {
  readonly regular: string;
  readonly bold: string;
  readonly display: string;
}

/** What only some pages of a screen show. */
interface Part extends Partial<Drawn> {
  readonly sheet: Sheet;
  readonly name: string;
}

/**
 * Faces of the Japanese pages that are opened first. One file for each use has all that such a page shows, so that a
 * page loads three files of its own instead of a dozen shared ones for some characters each. Parts that only some of
 * its pages show have files besides. Pages in other languages don't name these families.
 */
export function screenFaces(texts: Texts): Face[] {
  return screens.flatMap((screen) => {
    let drawn = drawnOn(screen, texts);
    const whole = facesOf(screen, screen, drawn).map((each) => ({ ...each, claims: anyJapanese }));
    const parts = partsOf(screen, texts).flatMap(({ sheet, name, ...part }) => {
      const more = {
        regular: without(part.regular ?? '', drawn.regular, kana),
        bold: without(part.bold ?? '', drawn.bold),
        display: without(part.display ?? '', drawn.display),
      };
      drawn = {
        regular: drawn.regular + more.regular,
        bold: drawn.bold + more.bold,
        display: drawn.display + more.display,
      };
      return facesOf(name, sheet, more);
    });
    return [...whole, ...parts];
  });
}

function facesOf(name: string, sheet: Sheet, { regular, bold, display }: Drawn): Face[] {
  return [
    face('Michi Text', 400, japaneseCut('zen-kaku-gothic-new', 400, name, regular), sheet),
    face('Michi Text', 700, japaneseCut('zen-kaku-gothic-new', 700, name, bold), sheet),
    face('Michi Titles', anyWeight, japaneseCut('shippori-mincho', 600, name, display), sheet),
  ];
}

/** Kana of normal weight have a file that every page loads. */
function drawnOn(screen: Screen, { screens: shown, articles }: Texts): Drawn {
  const { all, labels, headings } = shown[screen];
  const teasers = screen === 'home' || screen === 'blog' ? articles.map(({ japanese }) => japanese) : [];
  return {
    regular: without(charactersOf([all, ...teasers.map(({ teaser }) => teaser)]), kana),
    bold: charactersOf([labels, japanesePunctuation]),
    display: charactersOf([headings, ...teasers.map(({ title }) => title)]),
  };
}

/** Those that a learner meets first come first. */
function partsOf(screen: Screen, { levels, decks, words, paths }: Texts): Part[] {
  switch (screen) {
    case 'mitsukete':
      return [
        {
          sheet: screen,
          name: 'mitsukete-levels',
          regular: levels.all,
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
      return paths.map(({ difficulty, kanji, japanese, headings }) => {
        const glosses = decks.flatMap((deck) => [...kanji].map((each) => deck.glosses.get(each) ?? ''));
        const shown = charactersOf([headings, ...glosses]);
        return {
          sheet: 'paths',
          name: `${difficulty}-path`,
          regular: japanese + shown,
          bold: shown,
          display: headings,
        };
      });
    default:
      return [];
  }
}
