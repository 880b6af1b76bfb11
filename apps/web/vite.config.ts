import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './build-tools/compile-messages.ts';

export default defineConfig({
  plugins: [compileMessages(), reactRouter()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark(), which stays as it is
    manifest: true,
    assetsInlineLimit: 0,
  },
});
