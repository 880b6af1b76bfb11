import { common, hiragana, japanesePunctuation, kana, latinInJapanese } from './characters.ts';
import { type DeckTexts, isOfLevels } from './decks.ts';
import { anyJapanese, anyKana, anyWeight, type Cut, type Face, face, type Sheet } from './face.ts';
import { Share } from './share.ts';
import type { Texts } from './texts.ts';

const brand = '漢字の道';

/** Characters that appear in the heaviest weight: logo, stamps. */
const stamped = '道済合空乱完花';

/** The language that a menu shows as the present one. */
const languageName = '日本語';

/** Interface text. Latin is for pages in Japanese, which name this family before "Alegreya Sans". */
export function gothicFaces(texts: Texts): Face[] {
  return [...regularFaces(texts), ...boldFaces(texts)];
}

/** Kana have a file of their own, because they stand beside every example. */
function regularFaces(texts: Texts): Face[] {
  const share = new Share('zen-kaku-gothic-new', 400);
  const everywhere = share.cut('everywhere', texts.everywhere);
  const syllables = share.cut('kana', common(kana, shownText(texts)) + japanesePunctuation);
  const titles = share.cut('titles', texts.titles);
  const elsewhere = share.cut('elsewhere', texts.elsewhere);
  const first = share.cut('first', texts.first.all);
  const other = share.cut('other', texts.pictures + runningText(texts));
  const inFrame = (cut: Cut) => face('Zen Kaku Gothic New', 400, cut, 'frame');
  return [
    ...inTurn([first, other].map(inFrame)),
    { ...inFrame(syllables), claims: anyKana },
    ...[latinCut(400), everywhere, titles, elsewhere].map(inFrame),
    ...gothicOfGames(texts, 400),
    ...gothicOfPaths(texts),
  ];
}

function boldFaces(texts: Texts): Face[] {
  const share = new Share('zen-kaku-gothic-new', 700);
  const first = share.cut('first', texts.first.labels + languageName);
  const elsewhere = share.cut(
    'elsewhere',
    texts.everywhere + texts.titles + texts.pictures + texts.elsewhere,
  );
  // with all kana, or a gloss in bold would load the rest for one of them
  const other = share.cut('other', texts.other.labels + kana);
  const rest = share.cut('rest', runningText(texts));
  const inFrame = (cut: Cut) => face('Zen Kaku Gothic New', 700, cut, 'frame');
  return [
    ...inTurn([first, other, rest].map(inFrame)),
    ...[latinCut(700), elsewhere].map(inFrame),
    ...gothicOfGames(texts, 700),
  ];
}

function latinCut(weight: number): Cut {
  const from = 'zen-kaku-gothic-new';
  return { name: `${from}-${weight}-latin`, from, slice: 'latin', weight, characters: latinInJapanese };
}

/**
 * Files of games repeat characters of the messages: one file that has all that a game shows weighs less than several
 * that would be loaded for some characters each.
 */
function gothicOfGames({ everywhere, titles, play, decks }: Texts, weight: number): Face[] {
  const share = new Share('zen-kaku-gothic-new', weight);
  share.claim(everywhere + titles + kana + japanesePunctuation);
  const faceOf = (cut: Cut, sheet: Sheet) => face('Zen Kaku Gothic New', weight, cut, sheet);
  return [
    faceOf(share.cut('play', play), 'games'),
    ...decks.map((deck) => faceOf(share.cut(deck.id, deck.kanji), sheetOf(deck, 'games'))),
  ];
}

/** Words in the texts of learning paths: an easy path needs none of the characters of harder ones. */
function gothicOfPaths({ everywhere, titles, paths }: Texts): Face[] {
  const share = new Share('zen-kaku-gothic-new', 400);
  share.claim(everywhere + titles + kana + japanesePunctuation);
  return paths
    .map(({ difficulty, foreign }) => share.cut(`${difficulty}-words`, foreign))
    .map((cut) => face('Zen Kaku Gothic New', 400, cut, 'paths'));
}

/** Headings and printed kanji. */
export function minchoFaces(texts: Texts): Face[] {
  const medium = new Share('shippori-mincho', 500);
  const logo = medium.cut('brand', brand);
  const pictures = medium.cut('pictures', texts.pictures);
  const deckKanji = texts.decks.map((deck) => ({ deck, cut: medium.cut(deck.id, deck.kanji) }));
  const playWords = medium.cut('play', texts.play);
  const stamps = new Share('shippori-mincho', 700).cut('stamps', stamped);
  const parts = new Share('shippori-mincho', 500).cut('parts', texts.parts);

  const crests = new Share('shippori-mincho', 500).cut(
    'crests',
    texts.paths.map((path) => path.crests).join(''),
  );

  const semibold = new Share('shippori-mincho', 600);
  const everywhere = semibold.cut('everywhere', texts.everywhere);
  const titles = semibold.cut('titles', texts.titles);
  const first = semibold.cut('first', texts.first.headings);
  const elsewhere = semibold.cut('elsewhere', texts.pictures + texts.elsewhere);
  const other = semibold.cut('other', texts.other.headings);
  const rest = semibold.cut('rest', runningText(texts));

  const inGames = (cut: Cut, sheet: Sheet = 'games') => face('Michi Mincho', anyWeight, cut, sheet);
  const ofGames = new Share('shippori-mincho', 600);
  ofGames.claim(texts.everywhere + texts.titles + texts.first.headings);
  const playHeadings = ofGames.cut('play', texts.play);
  const printed = deckKanji.map(({ deck, cut }) => ({
    ...inGames(cut, sheetOf(deck, 'games')),
    characters: ofGames.claim(cut.characters),
  }));

  const inFrame = (cut: Cut) => face('Michi Mincho', anyWeight, cut, 'frame');
  return [
    ...[logo, pictures].map((cut) => face('Shippori Mincho', 500, cut, 'frame')),
    face('Shippori Mincho', 700, stamps, 'frame'),
    ...inTurn([first, other, rest].map(inFrame)),
    ...[everywhere, titles, elsewhere].map(inFrame),
    ...deckKanji.map(({ deck, cut }) => face('Shippori Mincho', 500, cut, sheetOf(deck, 'kanji'))),
    face('Shippori Mincho', 500, crests, 'paths'),
    face('Shippori Mincho', 500, playWords, 'games'),
    inGames(playHeadings),
    ...printed,
    face('Michi Parts', anyWeight, parts, 'parts'),
  ];
}

/** The form to write by hand. */
export function modelFaces(texts: Texts): Face[] {
  const share = new Share('klee-one', 600);
  const syllables = [share.cut('hiragana', hiragana + japanesePunctuation), share.cut('katakana', kana)];
  // a family of its own: one small file, instead of those of several decks for some kanji each
  const written = new Share('klee-one', 600).cut('written', texts.written);
  return [
    ...syllables.map((cut) => face('Klee One', anyWeight, cut, 'frame')),
    ...texts.decks.map((deck) =>
      face('Klee One', anyWeight, share.cut(deck.id, deck.kanji), sheetOf(deck, 'games')),
    ),
    face('Michi Model', anyWeight, written, 'writing'),
  ];
}

/** What other pages load does not grow with the kanji of paths. */
function sheetOf(deck: DeckTexts, sheet: Sheet): Sheet {
  return isOfLevels(deck) ? sheet : 'paths';
}

/** All messages, and what people type. */
function runningText({ first, other }: Texts): string {
  return first.all + other.all + kana + japanesePunctuation;
}

function shownText({ first, other, articles }: Texts): string {
  return (
    first.all + other.all + articles.map(({ foreign, japanese }) => foreign.text + japanese.text).join('')
  );
}

/**
 * Faces that claim any Japanese: for what no exact face has, a browser tries the first, and the next one only when
 * that lacks the character. So their rules are short, however many characters they hold.
 */
function inTurn(faces: readonly Face[]): Face[] {
  return faces.map((tried) => ({ ...tried, claims: anyJapanese })).reverse();
}
