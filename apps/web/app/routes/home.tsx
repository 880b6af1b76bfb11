import type { BlogPost } from '@michi/contracts/blog-posts';
import type { ListedGame } from '@michi/contracts/games';
import type { KanjiItem } from '@michi/contracts/kanji';
import type { ClaimedFigures, SiteOwner } from '@michi/contracts/page-data';
import type { Locale } from '@michi/messages/locales';
import { useTranslations } from 'use-intl';
import { OpenedArticle } from '../features/blog/opened-article.tsx';
import { PostCard } from '../features/blog/post-card.tsx';
import { postCardIn } from '../features/blog/post-in-language.ts';
import { HubGames } from '../features/hub/hub-games.tsx';
import { loadHub } from '../features/hub/load-hub.ts';
import { gameParameter, OpenedGame } from '../features/hub/opened-game.tsx';
import { applicationFacts } from '../features/landing/application-facts.ts';
import { useClaims } from '../features/landing/claims.ts';
import { Landing, stillSections } from '../features/landing/landing.tsx';
import { PageHead } from '../features/shell/page-head.tsx';
import '../fonts/home.generated.css';
import { builtInShowcase } from '../features/hub/hub-game.ts';
import { logFailure } from '../lib/calls/log-failure.ts';
import { orElse } from '../lib/calls/or-else.ts';
import { inTime } from '../lib/calls/too-long.ts';
import { useDialogAddress } from '../lib/pages/dialog-address.ts';
import { inBrowser, onServer, type PageHandle } from '../lib/pages/page.ts';
import type { Route } from './+types/home';

export { unlessOnlySearchChanged as shouldRevalidate } from '../lib/pages/revalidate.ts';

export const handle: PageHandle = { messages: ['home', 'games', 'blog'] };

/** What is asked for, and how much of it is shown. */
const kanjiAsked = 30;
const postsAsked = 24;
const postsShown = 6;
/** As many games as one row of the hub holds on a wide screen. */
const gamesShown = 4;

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  const sources = {
    kanji: () => data.kanji(kanjiAsked, locale),
    games: () => data.games(),
    posts: () => data.blogPosts(postsAsked),
    claims: () => data.claims(),
    owner: () => data.owner(),
  };
  return load(sources, locale, data.logFailure);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  // what speaks to the server is loaded now: the first visit does without it
  const landing = () => import('../features/landing/fetch-landing.ts');
  const hub = () => import('../features/hub/fetch-games.ts');
  const fromServer = inTime(args.serverLoader());
  const sources = {
    kanji: async () => (await landing()).fetchKanji(kanjiAsked, locale),
    games: async () => (await hub()).fetchGames(locale),
    posts: async () => (await landing()).fetchPosts(postsAsked, locale),
    claims: async () => (await fromServer).claims,
    owner: async () => (await fromServer).owner,
  };
  return load(sources, locale, logFailure);
}

interface Sources {
  kanji(): Promise<readonly KanjiItem[]>;
  games(): Promise<readonly ListedGame[]>;
  posts(): Promise<readonly BlogPost[]>;
  claims(): Promise<ClaimedFigures | null>;
  owner(): Promise<SiteOwner | null>;
}

/** The page's data in one language. Whatever cannot be had is left out or has a stand-in. */
async function load(sources: Sources, locale: Locale, log: typeof logFailure) {
  const [kanji, hub, posts, claims, owner] = await Promise.all([
    orElse(sources.kanji, [], 'loading the kanji of the day', log),
    loadHub(sources.games, builtInShowcase, locale, log),
    orElse(sources.posts, [], 'loading the articles', log),
    orElse(sources.claims, null, 'loading the claimed figures', log),
    orElse(sources.owner, null, 'loading the imprint', log),
    stillSections.load(),
  ]);
  return {
    kanji,
    games: hub.filter(({ available }) => available).slice(0, gamesShown),
    moreGames: hub.length > gamesShown,
    posts: posts.slice(0, postsShown).map((post) => postCardIn(post, locale)),
    morePosts: posts.length >= postsShown,
    claims,
    owner,
  };
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const { kanji, games, moreGames, posts, morePosts, owner } = loaderData;
  const t = useTranslations('home');
  const claims = useClaims(loaderData.claims);
  const game = useDialogAddress(gameParameter);
  return (
    <>
      <PageHead
        title={t('title')}
        description={t('description', { figures: claims ? t('figures', claims.search) : '' }).trim()}
        facts={(page) => applicationFacts(page, claims)}
      />
      <Landing
        kanji={kanji}
        claims={claims}
        owner={owner}
        moreGames={moreGames}
        games={
          games.length > 0 && <HubGames entries={games} onOpen={(event, { id }) => game.open(event, id)} />
        }
        moreArticles={morePosts}
        articles={
          posts.length > 0 && (
            <div className="posts">
              {posts.map((post) => (
                <PostCard key={post.slug} post={post} />
              ))}
            </div>
          )
        }
      />
      <OpenedGame games={games} />
      <OpenedArticle />
    </>
  );
}
