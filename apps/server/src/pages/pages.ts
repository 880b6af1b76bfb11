import { normalizeIP } from '@fastify/rate-limit';
import type { PageData } from '@michi/contracts/page-data';
import type { Locale } from '@michi/messages/locales';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { accepts } from '../api/accepted-encoding.ts';
import { ApiError } from '../api/api-error.ts';
import { answerError } from '../api/error-answers.ts';
import { say } from '../api/error-messages.ts';
import { escapeMarkup } from '../api/escape-markup.ts';
import { type Client, inTurns } from '../pacing/turns.ts';
import { newNonce } from './nonce.ts';
import { createPageCache } from './page-cache.ts';
import { askedPage } from './page-key.ts';
import { plainAddress } from './plain-address.ts';
import { loadWebApp } from './web-build.ts';

/** Some 2,500 pages as they are sent to browsers. */
const maxCachedBytes = 32_000_000;
const cacheMs = 60_000;
/** A rendering takes some 5 ms of the processor, so that whoever waits for the last place waits half a second. */
const renderings = { atOnce: 4, mostWaiting: 100, mostOfOne: 20, retryAfterS: 5 };
const methods = ['GET', 'HEAD'];
/** What is decided anew with the next build may be remembered by browsers for so long. */
const movedMaxAgeS = 3600;

export interface PagesOptions {
  readonly mode: 'development' | 'production';
  readonly data: PageData;
  /** The address under which others see the site, without a slash at its end. */
  readonly publicUrl: string;
}

/** Serves the pages of a web app at every path that has no other route. */
export const pagesOf =
  (load: typeof loadWebApp): FastifyPluginAsync<PagesOptions> =>
  async (app, { mode, data, publicUrl }) => {
    const { renderer, assets } = await load(app, mode);
    const inTurn = inTurns(renderings);
    const cache = createPageCache({
      maxBytes: maxCachedBytes,
      maxAgeMs: cacheMs,
      now: () => performance.now(),
    });

    /** Nothing of a request goes into a page but what is named here. */
    const render = (request: FastifyRequest, address: string, nonce: string, client = clientOf(request)) =>
      inTurn(async () => {
        const { handle, requestContext } = await renderer();
        const { cookie } = request.headers;
        const asked = new Request(publicUrl + address, { headers: cookie === undefined ? {} : { cookie } });
        const matched = (route: string) => {
          request.pageRoute = route;
        };
        const readable = methods.includes(request.method);
        return handle(asked, requestContext({ data, nonce, publicUrl, assets, readable, matched }));
      }, client);

    /** The page of a key, kept for all who ask for it. */
    const keptPage = async (request: FastifyRequest, address: string, key: string) => {
      const page = await cache.get(key, async (placeholder) => {
        // Others may wait for this page too, though who asked first is gone.
        const client = { ...clientOf(request), gone: () => false };
        const response = await render(request, address, placeholder, client);
        const html = await response.text();
        const { pageRoute: route } = request;
        if (response.status === 200) return { html, route };
        const respond = (own: string) => new Response(html.replaceAll(placeholder, own), response);
        return { route, failed: response.status >= 500, respond };
      });
      request.pageRoute = page.route;
      return page;
    };

    /** Whether an address has a page, or leads to one; also if the page cannot be had now. */
    const isThere = async (request: FastifyRequest, url: string) => {
      const { address, key } = askedPage(url, request.headers.cookie);
      if (key !== null && mode === 'production') {
        const page = await keptPage(request, address, key);
        return !('failed' in page) || page.failed;
      }
      const { status } = await render(request, address, '');
      return status < 400 || status >= 500;
    };

    /** Renders a page for one request. */
    const ownPage = async (request: FastifyRequest, reply: FastifyReply, address: string) => {
      if (mode === 'development') return render(request, address, '');
      const nonce = newNonce();
      reply.header('content-security-policy', contentSecurityPolicy(nonce));
      return finished(await render(request, address, nonce));
    };

    // Before a body is read: whatever stands in it, the answer is the same.
    app.addHook('onRequest', async (request, reply) => {
      if (methods.includes(request.method)) return;
      reply.header('allow', methods.join(', '));
      if (request.method === 'OPTIONS') return reply.code(204).send();
      const { address } = askedPage(request.url, request.headers.cookie);
      return reply.send(await ownPage(request, reply, address));
    });

    app.setErrorHandler((error, request, reply) => {
      if (!(error instanceof ApiError && error.retryAfterS)) return answerError(error, request, reply);
      const { locale } = askedPage(request.url, request.headers.cookie);
      return reply
        .code(error.status)
        .headers({ 'retry-after': error.retryAfterS, 'cache-control': 'no-store' })
        .type('text/html; charset=utf-8')
        .send(busyPage(locale, error.retryAfterS));
    });

    app.all('*', async (request, reply) => {
      const plain = plainAddress(request.url);
      if (plain !== null && (await isThere(request, plain)))
        return reply.header('cache-control', `public, max-age=${movedMaxAgeS}`).redirect(plain, 308);

      const { address, key } = askedPage(request.url, request.headers.cookie);
      if (key === null || mode === 'development') return ownPage(request, reply, address);
      const page = await keptPage(request, address, key);
      const nonce = newNonce();
      reply.header('content-security-policy', contentSecurityPolicy(nonce));
      if ('failed' in page) return finished(page.respond(nonce));
      reply
        .header('cache-control', 'private, no-cache')
        .header('vary', 'Cookie, Accept-Encoding')
        .type('text/html; charset=utf-8');
      if (!page.brotli || !accepts(request.headers['accept-encoding'], 'br')) {
        const { bytes, giveBack } = (await page.text()).lend(nonce);
        reply.raw.once('close', giveBack); // sent, or given up
        return bytes;
      }
      reply.header('content-encoding', 'br');
      return page.brotli.with(nonce);
    });
  };

export const pages = pagesOf(loadWebApp);

const clientOf = (request: FastifyRequest): Client => ({
  address: normalizeIP(request.ip),
  gone: () => request.raw.socket.destroyed,
});

/** What a page that is rendered for one request says besides. */
function finished(response: Response): Response {
  const { headers, status } = response;
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (status === 503) headers.set('retry-after', String(renderings.retryAfterS));
  return response;
}

const contentSecurityPolicy = (nonce: string) =>
  `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'; ${sources}`;

/** What else pages may load or do. */
const sources = [
  "default-src 'self'",
  "style-src 'self'",
  "style-src-attr 'unsafe-inline'", // sizes and colours of components; attributes cannot load or run anything
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What a reader sees while too many wait for a page; the browser comes back by itself. */
const busyPage = (locale: Locale, afterS: number): string => `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${afterS}">
<title>Kanji no Michi</title>
<h1>Kanji no Michi</h1>
<p>${escapeMarkup(say(locale, { key: 'general.unavailable' }))}</p>
`;
