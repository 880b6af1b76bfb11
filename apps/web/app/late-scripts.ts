const preload = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const moduleScript = /<script([^>]*) type="module"[^>]*>([\s\S]*?)<\/script>/;

/**
 * Lets a page's modules wait until its content is painted: they are most of its bytes, nothing of what it shows needs
 * them, and on a slow line they would hold up its styles and fonts. What nobody looks at is not painted, and waits for
 * nothing.
 */
export function withLateScripts(html: string): string {
  const preloaded = [...html.matchAll(preload)].map(([, href]) => href);
  return html
    .replace(preload, '')
    .replace(
      moduleScript,
      (_, attributes: string, code: string) =>
        `<script${attributes}>${start}(${inScript(preloaded)},${inScript(code)})</script>`,
    );
}

/** A value as it may stand in a script. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Browsers that guard their readers' traces may keep the paint to themselves: no longer than this after all else. */
const longestWaitMs = 1_000;

const start = `((preloaded, code) => {
  const { nonce } = document.currentScript;
  let loading = false;
  const load = () => {
    if (loading) return;
    loading = true;
    for (const href of preloaded)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.body.append(Object.assign(document.createElement('script'), { type: 'module', nonce, text: code }));
  };
  if (document.hidden) return load();
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length) load();
  }).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(load, ${longestWaitMs}));
})`.replace(/\n\s*/g, ' ');
