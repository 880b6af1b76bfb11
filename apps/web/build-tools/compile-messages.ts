import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

type Messages = { [key: string]: string | Messages };

/**
 * Compiles the ICU messages of packages/messages at build time, so that the browser gets neither a parser
 * nor the source. `use-intl` then formats with its small format-only half.
 */
export function compileMessages(): Plugin {
  return {
    name: 'compile-messages',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/packages\/messages\/messages\/[^/]+\/[^/]+\.json$/.test(id)) return null;
      const compiled = mapMessages(JSON.parse(source) as Messages, compile);
      return { code: `export default ${JSON.stringify(compiled)}`, map: null, moduleType: 'js' };
    },
  };
}

function mapMessages(messages: Messages, change: (message: string) => unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? change(value) : mapMessages(value, change),
    ]),
  );
}
