import { type BlogPost, getBlogPost, getBlogPosts } from '@michi/contracts/blog-posts';
import type { Locale } from '@michi/messages/locales';
import { data } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { previewCardOfArticle } from '../../features/blog/article-card.server.ts';
import { articleFacts, articleTrail } from '../../features/blog/article-facts.ts';
import { ArticlePage } from '../../features/blog/article-page.tsx';
import { FeedLink } from '../../features/blog/feed-link.tsx';
import { loadProse } from '../../features/blog/loaded-prose.ts';
import { neighboursOf } from '../../features/blog/neighbours.ts';
import { articleIn, postCardIn } from '../../features/blog/post-in-language.ts';
import { JsonLd } from '../../features/shell/json-ld.tsx';
import { PageHead } from '../../features/shell/page-head.tsx';
import { previewCardOfPage } from '../../features/shell/preview-card-path.ts';
import '../../fonts/blog.generated.css';
import { ApiError, call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import { useRootData } from '../../lib/pages/root-data.ts';
import { serveText } from '../../lib/pages/server-text.tsx';
import type { Route } from './+types/article';

export const handle: PageHandle = { messages: ['blog'] };
const postsKnown = 100;

/** What the page shows; throws the answer 404 when there is no such article. */
function pageOf(post: BlogPost | null, posts: readonly BlogPost[], locale: Locale) {
  if (!post) throw data(null, { status: 404 });
  const previewCards = posts.map((other) => postCardIn(other, locale));
  const { content, ...article } = articleIn(post, locale);
  return { article, content, neighbours: neighboursOf(post.slug, previewCards) };
}

/** The other articles; without them the page is still worth reading. */
const orNone = (posts: Promise<readonly BlogPost[]>, log: (error: unknown, what: string) => void) =>
  posts.catch((error: unknown) => {
    log(error, 'loading the other articles');
    return [];
  });

export async function loader(args: Route.LoaderArgs) {
  const { locale, data: pageData } = await onServer(args, handle);
  const others = orNone(pageData.blogPosts(postsKnown), pageData.logFailure);
  const post = await pageData.blogPost(args.params.slug).catch((error: unknown) => {
    pageData.logFailure(error, 'loading an article');
    throw data(null, { status: 503 });
  });
  const { content, ...page } = pageOf(post, await others, locale);
  await loadProse();
  const text = serveText(args.context, content);
  return { ...page, text, previewCard: previewCardOfArticle(page.article, locale) };
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  const others = orNone(
    call(getBlogPosts, { query: { limit: postsKnown, with_content: false }, locale }),
    logFailure,
  );
  const post = await call(getBlogPost, { params: { id: args.params.slug }, locale }).catch(
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );
  // Only who asks the server for the page shows its card to others.
  const { content: text, ...page } = pageOf(post, await others, locale);
  await loadProse();
  return { ...page, text, previewCard: null };
}

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  const { article, text, neighbours, previewCard } = loaderData;
  const locale = useLocale();
  const t = useTranslations('common');
  const origin = useRootData()?.origin ?? '';
  return (
    <>
      <PageHead
        title={`${article.title} · Kanji no Michi`}
        description={article.excerpt}
        type="article"
        previewCard={previewCard}
      />
      <FeedLink />
      <JsonLd
        data={articleFacts(article, locale, {
          origin,
          image: origin + (previewCard ?? previewCardOfPage('/', locale)),
        })}
      />
      <JsonLd data={articleTrail(article, locale, { origin, home: t('home'), blog: t('blog') })} />
      <ArticlePage
        key={article.id}
        article={article}
        text={text}
        neighbours={neighbours}
        foreign={article.language !== locale}
      />
    </>
  );
}
