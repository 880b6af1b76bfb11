import type { BlogPost } from '@michi/contracts/blog-posts';
import { getBlogPosts } from '@michi/contracts/blog-posts';
import type { Locale } from '@michi/messages/locales';
import { data as answer } from 'react-router';
import { useTranslations } from 'use-intl';
import { BlogList, type BlogListProps } from '../../features/blog/blog-list.tsx';
import { FeedLink } from '../../features/blog/feed-link.tsx';
import { postCardIn } from '../../features/blog/post-in-language.ts';
import { PageHead } from '../../features/shell/page-head.tsx';
import '../../fonts/blog.generated.css';
import { call } from '../../lib/calls/api-client.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { tookTooLong } from '../../lib/calls/too-long.ts';
import { inBrowser, onServer, type PageHandle, usePageParameter } from '../../lib/pages/page.ts';
import type { Route } from './+types/list';

export const handle: PageHandle = { messages: ['blog'] };
const postsShown = 100;

/** The articles as cards, or why there are none, with the failure logged: the page stays whole. */
async function cards(
  read: () => Promise<readonly BlogPost[]>,
  locale: Locale,
  log: (error: unknown, what: string) => void,
): Promise<BlogListProps['posts']> {
  try {
    return (await read()).map((post) => postCardIn(post, locale));
  } catch (error) {
    log(error, 'loading the articles');
    return tookTooLong(error) ? 'tooLong' : null;
  }
}

export async function loader(args: Route.LoaderArgs) {
  const { locale, data } = await onServer(args, handle);
  const posts = await cards(() => data.blogPosts(postsShown), locale, data.logFailure);
  // A page that was kept from before is served rather than this one, which is neither kept nor indexed.
  return answer({ posts }, { status: Array.isArray(posts) ? 200 : 503 });
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const locale = await inBrowser(args, handle);
  const query = { limit: postsShown, with_content: false };
  return { posts: await cards(() => call(getBlogPosts, { query, locale }), locale, logFailure) };
}

export { unlessOnlySearchChanged as shouldRevalidate } from '../../lib/pages/revalidate.ts';

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('blog');
  return (
    <>
      <PageHead title={t('title')} description={t('description')} />
      <FeedLink />
      <BlogList posts={loaderData.posts} category={usePageParameter('category')} />
    </>
  );
}
