import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { newNonce } from './nonce.ts';
import { type LentPage, type SplicedPage, splicedBrotli, splicedText } from './spliced-page.ts';

const decompress = promisify(brotliDecompress);

/** A page kept in memory. */
export interface CachedPage {
  /** The pattern of its route, for the log. */
  readonly route: string | null;
  /** Compressed, where that works. */
  readonly brotli: SplicedPage | null;
  /** As it is. Kept beside the compressed one, several times its size, only once somebody asked for it. */
  text(): Promise<LentPage>;
}

interface Kept {
  readonly page: CachedPage;
  /** Tells whether a later rendering is the same. */
  readonly digest: string;
  readonly freshUntil: number;
}

/** What a rendering yields: a page to keep, or anything else (an error, a redirection) to pass on. */
type Rendered<Other> =
  | { readonly html: string; readonly route: string | null }
  | { readonly response: Other };

export interface PageCacheOptions {
  /** How many pages are kept; the oldest makes room. */
  readonly maxPages: number;
  readonly maxAgeMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/**
 * Keeps rendered pages, so that work is done once for all visitors. Each answer still gets a nonce of its
 * own: a page is rendered with a placeholder and spliced at it. Requests for a page that is being rendered wait
 * for that rendering. A page whose rendering fails goes on being served as it was.
 */
export function createPageCache({ maxPages, maxAgeMs, now }: PageCacheOptions) {
  const pages = new Map<string, Kept>();
  const pending = new Map<string, Promise<unknown>>();
  const placeholder = newNonce();

  async function get<Other>(
    key: string,
    render: (nonce: string) => Promise<Rendered<Other>>,
  ): Promise<CachedPage | { response: Other }> {
    const kept = pages.get(key);
    if (kept && kept.freshUntil > now()) return kept.page;

    const running = pending.get(key);
    if (running) {
      await running;
      if (pages.has(key)) return get(key, render);
    }
    const rendering = renderAndKeep(key, render);
    pending.set(
      key,
      rendering.catch(() => undefined),
    );
    try {
      return await rendering;
    } catch (error) {
      if (kept) return kept.page; // late rather than not at all
      throw error;
    } finally {
      pending.delete(key);
    }
  }

  async function renderAndKeep<Other>(
    key: string,
    render: (nonce: string) => Promise<Rendered<Other>>,
  ): Promise<CachedPage | { response: Other }> {
    const rendered = await render(placeholder);
    if ('response' in rendered) return rendered;
    const bytes = Buffer.from(rendered.html);
    const digest = createHash('sha256').update(bytes).digest('base64');
    const before = pages.get(key);
    const page = before?.digest === digest ? before.page : await spliced(bytes, rendered.route);
    pages.delete(key);
    pages.set(key, { page, digest, freshUntil: now() + maxAgeMs });
    if (pages.size > maxPages) pages.delete(pages.keys().next().value as string);
    return page;
  }

  async function spliced(rendered: Buffer, route: string | null): Promise<CachedPage> {
    const brotli = await splicedBrotli(rendered, placeholder);
    if (!brotli) {
      const text = splicedText(rendered, placeholder);
      return { route, brotli, text: async () => text };
    }
    return withTextOf(brotli, route);
  }

  function withTextOf(brotli: SplicedPage, route: string | null): CachedPage {
    let text: Promise<LentPage> | undefined;
    const read = async () => splicedText(await decompress(brotli.with(placeholder)), placeholder);
    return {
      route,
      brotli,
      text: () => {
        text ??= read();
        return text;
      },
    };
  }

  return { get, clear: () => pages.clear() };
}
