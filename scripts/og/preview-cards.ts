import type { Locale } from '@michi/messages/locales';
import { articleCard } from './article-card.ts';
import type { Colours } from './colours.ts';
import { gameCard } from './game-card.ts';
import { logoKanji } from './hanko.ts';
import { brand, brandInJapanese, previewCardPicture, sheetKanji } from './preview-card.ts';
import type { ArticleSubject, GameSubject } from './subjects.ts';
import { faceOf, type Topic } from './topic-card.ts';
import type { FaceName, Type } from './type.ts';

/** What cards are about. */
export interface Shown {
  /** For the preview card of each language that pages have which have none of their own. */
  readonly taglines: readonly (readonly [Locale, string])[];
  readonly games: readonly GameSubject[];
  readonly articles: readonly ArticleSubject[];
}

/** A preview card as it is drawn. */
interface PreviewCard {
  /** Of its picture, below the folder of preview cards. */
  readonly file: string;
  readonly svg: string;
}

/** All texts of the cards, by the face that they are set in. */
export function textsOf({ taglines, games, articles }: Shown): Partial<Record<FaceName, string>> {
  const topics: readonly Topic[] = [...games, ...articles].map(({ topic }) => topic);
  const sentencesIn = (face: FaceName) => [
    ...taglines.filter(([locale]) => faceOf(locale) === face).map(([, tagline]) => tagline),
    ...topics
      .filter(({ locale }) => faceOf(locale) === face)
      .flatMap(({ eyebrow, line = '' }) => [eyebrow, line]),
  ];
  const titles = [...topics.map(({ title }) => title), ...games.map(({ cover }) => cover.title)];
  const kanji = [...games.map(({ cover }) => cover.crest), ...articles.map(({ kanji }) => kanji)];
  return {
    name: brand + titles.join(''),
    kanji: sheetKanji.join('') + kanji.join(''),
    hanko: logoKanji + brandInJapanese + games.map(({ cover }) => cover.crest).join(''),
    text: sentencesIn('text').join(''),
    japanese: sentencesIn('japanese').join(''),
  };
}

/** Lays out every preview card. Throws when a text does not fit. */
export function previewCardsOf(
  colours: Colours,
  type: Type,
  { taglines, games, articles }: Shown,
): PreviewCard[] {
  return [
    ...taglines.map(([locale, tagline]) => ({
      file: `${locale}.png`,
      svg: previewCardPicture(colours, type, tagline, faceOf(locale)),
    })),
    ...games.map(({ id, topic, look, cover }) => ({
      file: `${id}.${topic.locale}.png`,
      svg: gameCard(colours, type, look, topic, cover),
    })),
    ...articles.map(({ slug, topic, kanji }) => ({
      file: `blog/${slug}.${topic.locale}.png`,
      svg: articleCard(colours, type, topic, kanji),
    })),
  ];
}
