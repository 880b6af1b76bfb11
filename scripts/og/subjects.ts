import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { playableGames } from '@michi/games/catalogue';
import { type Locale, locales } from '@michi/messages/locales';
import { readArticles } from '../../apps/server/src/content/articles.ts';
import { dyeOf } from '../../apps/web/app/features/blog/category.ts';
import { allUpcoming } from '../../apps/web/app/features/coming-soon/upcoming.ts';
import { hubGameOf } from '../../apps/web/app/features/hub/hub-game.ts';
import type { Cover } from './cover.ts';
import { type CoverStyle, readLooks } from './cover-styles.ts';
import type { Topic } from './topic-card.ts';

export interface GameSubject {
  readonly id: string;
  readonly topic: Topic;
  readonly look: CoverStyle;
  readonly cover: Cover;
}

export interface ArticleSubject {
  readonly slug: string;
  readonly topic: Topic;
  readonly kanji: string;
  /** The title as the article has it. */
  readonly title: string;
}

/** A text with the narrow space of French in the width that the fonts have. */
export const drawable = (text: string): string => text.replaceAll('\u202f', '\u00a0');

type Messages = { readonly [key: string]: string | Messages };

/** What has a preview card of its own, in every language: all games, also those to come but not mere ideas, and the articles of the product. */
export function readSubjects(root: string): { games: GameSubject[]; articles: ArticleSubject[] } {
  const lookOf = readLooks(root);
  const say = (locale: Locale, namespace: string, ...keys: string[]): string => {
    const file = join(root, `packages/messages/messages/${locale}/${namespace}.json`);
    const text = keys.reduce<string | Messages | undefined>(
      (at, key) => (typeof at === 'object' ? at[key] : undefined),
      JSON.parse(readFileSync(file, 'utf8')),
    );
    if (typeof text !== 'string') throw new Error(`no message ${keys.join('.')} in ${file}`);
    return drawable(text);
  };
  return {
    games: locales.flatMap((locale) => gamesIn(locale, say.bind(null, locale), lookOf)),
    articles: articlesOf(join(root, 'content/blog'), say, lookOf),
  };
}

function gamesIn(
  locale: Locale,
  say: (namespace: string, ...keys: string[]) => string,
  lookOf: (dye: string) => CoverStyle,
): GameSubject[] {
  const playable = playableGames.map((id): GameSubject => {
    const { japaneseTitle, crest, dye } = hubGameOf[id];
    const look = lookOf(dye);
    return {
      id,
      topic: {
        locale,
        eyebrow: say('games', 'eyebrow'),
        title: say(id, 'title'),
        line: say('games', 'texts', id),
        colour: look.ink,
      },
      look,
      cover: { title: japaneseTitle, crest, isBound: true },
    };
  });
  const upcoming = allUpcoming
    .filter(({ kind }) => kind !== 'draft')
    .map(({ id, kind, title, japaneseTitle, crest, dye }): GameSubject => {
      const look = lookOf(dye);
      return {
        id,
        topic: {
          locale,
          eyebrow: say('concepts', kind, 'eyebrow'),
          title: locale === 'ja' ? japaneseTitle : title,
          line: say('concepts', 'items', id, 'line'),
          colour: look.ink,
        },
        look,
        cover: { title: japaneseTitle, crest, isBound: false },
      };
    });
  return [...playable, ...upcoming];
}

function articlesOf(
  folder: string,
  say: (locale: Locale, namespace: string, ...keys: string[]) => string,
  lookOf: (dye: string) => CoverStyle,
): ArticleSubject[] {
  return readArticles(folder).flatMap(({ slug, category, kanji, texts }) =>
    locales.flatMap((locale): ArticleSubject[] => {
      const title = texts[locale]?.title;
      if (title === undefined) return [];
      const eyebrow = say(locale, 'blog', 'categories', category);
      const colour = lookOf(dyeOf(category) ?? '').ink;
      const topic = { locale, eyebrow, title: drawable(title), colour };
      return [{ slug, topic, kanji, title }];
    }),
  );
}
