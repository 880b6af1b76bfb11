import type { FastifyInstance } from 'fastify';
import { StoredAnswer } from '../../api/stored-answer.ts';
import { keep } from '../../keep.ts';
import { type Article, robots, sitemap } from './sitemap.ts';

const freshForMs = 60_000;

export interface Discovery {
  readonly publicUrl: string;
  articles(): Promise<readonly Article[]>;
  now(): number;
}

/** Tells search engines what there is to find. */
export function discoveryRoutes(app: FastifyInstance, { publicUrl, articles, now }: Discovery): void {
  const robotsAnswer = new StoredAnswer(robots(publicUrl), 'text/plain; charset=utf-8');
  const sitemapAnswer = keep(
    async () => new StoredAnswer(sitemap(await articles(), publicUrl), 'application/xml; charset=utf-8'),
    freshForMs,
    now,
  );

  app.get('/robots.txt', async (request, reply) => robotsAnswer.choose(request, reply));
  app.get('/sitemap.xml', async (request, reply) => (await sitemapAnswer()).choose(request, reply));
}
