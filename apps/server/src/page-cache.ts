import { newNonce } from './nonce.ts';
import { type SplicedPage, splicedBrotli, splicedText } from './spliced-page.ts';

/** A page kept in memory, as it is and, where that works, compressed. */
export interface CachedPage {
  readonly text: SplicedPage;
  readonly brotli: SplicedPage | null;
}

interface Kept extends CachedPage {
  /** As rendered. Strings with a single kanji take twice the memory of these bytes. */
  readonly rendered: Buffer;
  readonly freshUntil: number;
}

/** What a rendering yields: a page to keep, or anything else (an error, a redirection) to pass on. */
type Rendered<Other> = { readonly html: string } | { readonly response: Other };

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
 * for that rendering.
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
    if (kept && kept.freshUntil > now()) return kept;

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
    const before = pages.get(key);
    const page = before?.rendered.equals(bytes) ? before : await spliced(bytes);
    pages.delete(key);
    pages.set(key, { ...page, freshUntil: now() + maxAgeMs });
    if (pages.size > maxPages) pages.delete(pages.keys().next().value as string);
    return page;
  }

  async function spliced(rendered: Buffer) {
    return {
      rendered,
      text: splicedText(rendered, placeholder),
      brotli: await splicedBrotli(rendered, placeholder),
    };
  }

  return { get, clear: () => pages.clear() };
}
