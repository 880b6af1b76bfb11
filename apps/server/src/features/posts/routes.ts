import { getBlogPost, getBlogPosts, postBlogView } from '@michi/contracts/blog-posts';
import { locales } from '@michi/messages/locales';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../api/api-error.ts';
import { type Api, answer } from '../../api/route.ts';
import { feedPath } from './feed.ts';
import type { PostsService } from './service.ts';

export function postsRoutes(app: FastifyInstance, api: Api, posts: PostsService): void {
  api.route(getBlogPosts, ({ query }) => posts.answer(query.limit, query.with_content));

  api.route(getBlogPost, async ({ params }) => {
    const post = await posts.find(params.id);
    if (!post) throw new ApiError(404);
    return answer(200, post);
  });

  api.route(postBlogView, async ({ params, client }) => {
    const views = await posts.view(params.id, client);
    if (views === null) throw new ApiError(404);
    return answer(200, { views });
  });

  for (const locale of locales) {
    app.get(feedPath(locale), async (request, reply) => (await posts.feed(locale)).choose(request, reply));
  }
}
