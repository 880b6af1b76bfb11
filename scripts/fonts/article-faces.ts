import type { Article, Passage } from './articles.ts';
import { charactersOf, japanesePunctuation, kana, without } from './characters.ts';
import { anyWeight, type Face, face, japaneseCut } from './face.ts';
import { joinSmall, slicesOf } from './slices.ts';
import type { Texts } from './texts.ts';

/** What a face has to draw in articles. */
interface Need {
  readonly of: (passage: Passage) => string;
  /** Those of them that stand in lists of articles. */
  readonly inLists: (passage: Passage) => string;
  /** Characters of files that every page with Japanese loads anyway. */
  readonly loaded: string;
  /** Characters of files that every page in Japanese loads anyway. */
  readonly loadedInJapanese: string;
}

/**
 * The faces of articles: text, strong text and headings. They repeat characters of other pages and of decks, because
 * a few slices of their own weigh less than the many files that would be loaded for some characters each.
 */
export function planArticles({ articles, everywhere, first }: Texts): Face[] {
  const texts = slice(articles, {
    of: ({ text }) => text,
    inLists: ({ teaser }) => teaser,
    loaded: charactersOf([everywhere, kana, japanesePunctuation]),
    loadedInJapanese: first.all,
  });
  const bold = slice(articles, {
    of: ({ bold: strong }) => strong,
    inLists: () => '',
    loaded: everywhere,
    loadedInJapanese: first.labels,
  });
  const headings = slice(articles, {
    of: ({ headings: lines }) => lines,
    inLists: ({ title }) => title,
    loaded: everywhere,
    loadedInJapanese: first.headings,
  });

  const gothic = (weight: number) => (characters: string, index: number) =>
    face(
      'Zen Kaku Gothic New',
      weight,
      japaneseCut('zen-kaku-gothic-new', weight, `articles-${index + 1}`, characters),
      'articles',
    );
  const mincho = (characters: string, index: number) =>
    face(
      'Michi Mincho',
      anyWeight,
      japaneseCut('shippori-mincho', 600, `articles-${index + 1}`, characters),
      'articles',
    );
  const pictures = articles.map(({ picture }) => picture).join('');
  return [
    ...texts.map(gothic(400)),
    ...bold.map(gothic(700)),
    ...headings.map(mincho),
    face('Shippori Mincho', 500, japaneseCut('shippori-mincho', 500, 'articles', without(pictures)), 'articles'),
    face('Klee One', anyWeight, japaneseCut('klee-one', 600, 'articles', without(pictures)), 'articles'),
  ];
}

/** First what articles in other languages need, then lists in Japanese, then the Japanese articles. */
function slice(articles: readonly Article[], { of, inLists, loaded, loadedInJapanese }: Need): string[] {
  const examples = articles.map(({ foreign }) => without(of(foreign), loaded));
  const drawn = [loaded, loadedInJapanese, ...examples];
  const lists = without(articles.map(({ japanese }) => inLists(japanese)).join(''), ...drawn);
  const rest = articles.map(({ japanese }) => without(of(japanese), ...drawn, lists));
  return joinSmall([...slicesOf(examples), lists, ...slicesOf(rest)]);
}
