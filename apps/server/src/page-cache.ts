import { randomBytes } from 'node:crypto';

/** A page kept in memory, cut where its nonce belongs. */
interface CachedPage {
  readonly parts: readonly string[];
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
 * own: a page is rendered with a placeholder and cut at it. Requests for a page that is being rendered wait
 * for that rendering.
 */
export function createPageCache({ maxPages, maxAgeMs, now }: PageCacheOptions) {
  const pages = new Map<string, CachedPage>();
  const pending = new Map<string, Promise<unknown>>();
  const placeholder = randomBytes(16).toString('base64');

  async function get<Other>(
    key: string,
    render: (nonce: string) => Promise<Rendered<Other>>,
  ): Promise<{ html(nonce: string): string } | { response: Other }> {
    const kept = pages.get(key);
    if (kept && kept.freshUntil > now()) return { html: (nonce) => kept.parts.join(nonce) };

    const running = pending.get(key);
    if (running) {
      await running;
      if (pages.has(key)) return get(key, render);
    }
    const rendering = render(placeholder);
    pending.set(
      key,
      rendering.catch(() => undefined),
    );
    try {
      const rendered = await rendering;
      if ('response' in rendered) return rendered;
      const parts = rendered.html.split(placeholder);
      pages.delete(key);
      pages.set(key, { parts, freshUntil: now() + maxAgeMs });
      if (pages.size > maxPages) pages.delete(pages.keys().next().value as string);
      return { html: (nonce) => parts.join(nonce) };
    } finally {
      pending.delete(key);
    }
  }

  return { get, clear: () => pages.clear() };
}
