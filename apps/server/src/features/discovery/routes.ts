import type { FastifyInstance } from 'fastify';
import { publicText, StoredAnswer } from '../../api/stored-answer.ts';
import { cached } from '../../pacing/cached.ts';
import { type SecurityContact, securityTxt, securityTxtPath } from './security-txt.ts';
import { type Article, robots, sitemap } from './sitemap.ts';

const freshForMs = 60_000;

const plain = publicText('text/plain');
const xml = publicText('application/xml');
/** Where a signed-in person changes the password; a guest signs in there, and is then shown the same. */
const passwordPlace = '/profile/account#password';

export interface Discovery extends Pick<SecurityContact, 'publicUrl'> {
  /** Of the owner; null when there is none. */
  email(): Promise<string | null>;
  articles(): Promise<readonly Article[]>;
  now(): number;
}

/** Tells search engines what there is to find, and programs where they expect it what people look for. */
export function discoveryRoutes(app: FastifyInstance, discovery: Discovery): void {
  const { publicUrl, email, articles, now } = discovery;
  const robotsAnswer = new StoredAnswer(robots(publicUrl), plain);
  const sitemapAnswer = cached(
    async () => new StoredAnswer(sitemap(await articles(), publicUrl), xml),
    freshForMs,
    now,
  );
  const securityAnswer = cached(
    async () => new StoredAnswer(securityTxt({ publicUrl, email: await email() }, now()), plain),
    freshForMs,
    now,
  );

  app.get('/robots.txt', async (request, reply) => robotsAnswer.choose(request, reply));
  app.get('/sitemap.xml', async (request, reply) => (await sitemapAnswer()).choose(request, reply));
  app.get(securityTxtPath, async (request, reply) => (await securityAnswer()).choose(request, reply));
  // for password managers (W3C, A Well-Known URL for Changing Passwords)
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(passwordPlace, 303));
}
