import type { Article, Passage } from './articles.ts';
import { charactersOf, japanesePunctuation, kana, without } from './characters.ts';
import { anyWeight, type Cut, type Face, face, type JapanesePackage, japaneseCut } from './face.ts';
import { joinSmall, slicesOf } from './slices.ts';
import type { Texts } from './texts.ts';

/** What a face has to draw in articles. */
interface Need {
  readonly of: (passage: Passage) => string;
  /** What stands in lists of Japanese articles. */
  readonly lists: string;
  /** Characters of files that every page with Japanese loads anyway. */
  readonly loaded: string;
  /** Characters of files that every page in Japanese loads anyway. */
  readonly loadedInJapanese: string;
}

/**
 * The faces of articles: text, strong text, headings with quotations, pictures. They repeat characters of other pages
 * and of decks, because a few slices of their own weigh less than all the files that would be loaded for some
 * characters each.
 */
export function articleFaces({ articles, everywhere, first, blog }: Texts): Face[] {
  const japanese = (of: (passage: Passage) => string) =>
    articles.map((article) => of(article.japanese)).join('');
  const text = slices(articles, {
    of: (passage) => passage.text,
    lists: blog.all + japanese(({ teaser }) => teaser),
    loaded: everywhere + kana + japanesePunctuation,
    loadedInJapanese: first.all,
  });
  const bold = slices(articles, {
    of: (passage) => passage.bold,
    lists: blog.labels,
    loaded: '',
    loadedInJapanese: first.labels,
  });
  const headings = slices(articles, {
    of: (passage) => passage.headings,
    lists: blog.headings + japanese(({ title }) => title),
    loaded: everywhere,
    loadedInJapanese: first.headings,
  });
  const pictures = charactersOf(articles.map(({ picture }) => picture));

  const gothic = (weight: number) => (cut: Cut) => face('Zen Kaku Gothic New', weight, cut, 'articles');
  return [
    ...cutsOf('zen-kaku-gothic-new', 400, text).map(gothic(400)),
    ...cutsOf('zen-kaku-gothic-new', 700, bold).map(gothic(700)),
    ...cutsOf('shippori-mincho', 600, headings).map((cut) =>
      face('Michi Mincho', anyWeight, cut, 'articles'),
    ),
    ...cutsOf('shippori-mincho', 500, [pictures]).map((cut) => face('Shippori Mincho', 500, cut, 'articles')),
    ...cutsOf('klee-one', 600, [pictures]).map((cut) => face('Klee One', anyWeight, cut, 'articles')),
  ];
}

/** First what articles in other languages need, then lists in Japanese, then the Japanese articles. */
function slices(articles: readonly Article[], { of, lists, loaded, loadedInJapanese }: Need): string[] {
  const examples = articles.map(({ foreign }) => without(of(foreign), loaded));
  const drawn = [loaded, loadedInJapanese, ...examples];
  const listed = without(lists, ...drawn);
  const rest = articles.map(({ japanese }) => without(of(japanese), ...drawn, listed));
  return joinSmall([...slicesOf(examples), listed, ...slicesOf(rest)]);
}

function cutsOf(from: JapanesePackage, weight: number, slices: readonly string[]): Cut[] {
  return slices.map((characters, index) => japaneseCut(from, weight, `articles-${index + 1}`, characters));
}
