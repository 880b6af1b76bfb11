import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { newNonce } from './nonce.ts';
import { type LentPage, type SplicedPage, splicedBrotli, splicedText } from './spliced-page.ts';

const decompress = promisify(brotliDecompress);

/** A page kept in memory. */
export interface CachedPage {
  /** How many bytes it keeps by now, in all its forms. */
  size(): number;
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

/** What is passed on to those who wait for it, and not kept: an error, a redirection. */
interface PassedOn {
  readonly route: string | null;
  /** Whether a page that was kept is better than this. */
  readonly failed: boolean;
  respond(nonce: string): Response;
}

/** What a rendering yields: a page to keep, or anything else. */
type Rendered = { readonly html: string; readonly route: string | null } | PassedOn;

export interface PageCacheOptions {
  /** How many bytes all pages that are kept may have, in whatever form; those asked for longest ago make room. */
  readonly maxBytes: number;
  readonly maxAgeMs: number;
  /** Monotonic milliseconds. */
  readonly now: () => number;
}

/**
 * Keeps rendered pages, so that work is done once for all visitors. Each answer still gets a nonce of its
 * own: a page is rendered with a placeholder and spliced at it. Requests for a page that is being rendered wait
 * for that rendering and share what comes of it. A page whose rendering fails goes on being served as it was.
 */
export function createPageCache({ maxBytes, maxAgeMs, now }: PageCacheOptions) {
  const pages = new Map<string, Kept>();
  const pending = new Map<string, Promise<CachedPage | PassedOn>>();
  const placeholder = newNonce();

  async function get(
    key: string,
    render: (nonce: string) => Promise<Rendered>,
  ): Promise<CachedPage | PassedOn> {
    const kept = pages.get(key);
    if (kept) keep(key, kept); // as the latest
    if (kept && kept.freshUntil > now()) return kept.page;

    let rendering = pending.get(key);
    if (!rendering) {
      rendering = renderAndKeep(key, render).finally(() => pending.delete(key));
      pending.set(key, rendering);
    }
    try {
      const page = await rendering;
      return kept && 'failed' in page && page.failed ? kept.page : page;
    } catch (error) {
      if (kept) return kept.page; // late rather than not at all
      throw error;
    }
  }

  async function renderAndKeep(
    key: string,
    render: (nonce: string) => Promise<Rendered>,
  ): Promise<CachedPage | PassedOn> {
    const rendered = await render(placeholder);
    if ('failed' in rendered) return rendered;
    const bytes = Buffer.from(rendered.html);
    const digest = createHash('sha256').update(bytes).digest('base64');
    const before = pages.get(key);
    const page = before?.digest === digest ? before.page : await spliced(bytes, rendered.route);
    keep(key, { page, digest, freshUntil: now() + maxAgeMs });
    makeRoom();
    return page;
  }

  /** Keeps a page as the one asked for last. */
  function keep(key: string, page: Kept): void {
    pages.delete(key);
    pages.set(key, page);
  }

  /** The page that was asked for last stays, whatever its size. */
  function makeRoom(): void {
    let bytes = 0;
    for (const { page } of pages.values()) bytes += page.size();
    for (const [key, { page }] of pages) {
      if (bytes <= maxBytes || pages.size === 1) return;
      pages.delete(key);
      bytes -= page.size();
    }
  }

  async function spliced(rendered: Buffer, route: string | null): Promise<CachedPage> {
    const brotli = await splicedBrotli(rendered, placeholder);
    if (brotli) return withTextOf(brotli, route);
    const text = splicedText(rendered, placeholder);
    return { route, brotli, size: () => text.size(), text: async () => text };
  }

  function withTextOf(brotli: SplicedPage, route: string | null): CachedPage {
    let reading: Promise<LentPage> | undefined;
    let text: LentPage | undefined;
    const read = async () => {
      text = splicedText(await decompress(brotli.with(placeholder)), placeholder);
      makeRoom();
      return text;
    };
    return {
      route,
      brotli,
      size: () => brotli.size + (text?.size() ?? 0),
      text: () => {
        reading ??= read();
        return reading;
      },
    };
  }

  return { get, clear: () => pages.clear() };
}
