import { expect, test } from 'vitest';
import { rootStylesOnce } from './root-styles-once.ts';

type Handler = (this: unknown, options: unknown, bundle: unknown) => void;
const { handler } = rootStylesOnce().generateBundle as unknown as { handler: Handler };

const chunk = (fileName: string, code: string, { styles = [], imports = [], facade = null }: Built = {}) => ({
  type: 'chunk',
  fileName,
  code,
  imports,
  facadeModuleId: facade,
  viteMetadata: { importedCss: new Set(styles) },
});

interface Built {
  readonly styles?: string[];
  readonly imports?: string[];
  readonly facade?: string | null;
}

const build = (root: string) => ({
  'root.js': chunk('root.js', '', { styles: ['root.css'], imports: ['frame.js'], facade: root }),
  'frame.js': chunk('frame.js', '', { styles: ['frame.css'], imports: ['root.js'] }),
  'page.js': chunk('page.js', 'f=["window.js","frame.css","root.css","window.css"]'),
  'window.css': { type: 'asset' },
});

test('what is loaded later brings the styles of the root no second time, and its own still', () => {
  const bundle = build('/web/app/root.tsx?route');
  handler.call({ environment: { name: 'client' } }, {}, bundle);
  expect(bundle['page.js'].code).toBe('f=["window.js","page.js","page.js","window.css"]');
});

test('the server’s build stays as it is, and a root that is built otherwise is told', () => {
  const bundle = build('/web/app/other.tsx');
  handler.call({ environment: { name: 'ssr' } }, {}, bundle);
  expect(bundle['page.js'].code).toContain('frame.css');
  expect(() => handler.call({ environment: { name: 'client' } }, {}, bundle)).toThrow(/in another way/);
});
