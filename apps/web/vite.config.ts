import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './build-tools/compile-messages.ts';

/**
 * What every page of the site shows; left to itself the bundler cuts it into some forty files. Its styles come before
 * those of root.tsx, so the order of the cascade layers is part of it. Fonts are not: chunks that are loaded later bring
 * the frame's styles again, and the faces declared last would win over those of a page.
 */
const frame = [
  /packages[\\/]ui[\\/]src[\\/]layers\.css/,
  /app[\\/]features[\\/]shell[\\/](?!use-deliver|language-offer\.tsx)/,
  /app[\\/]lib[\\/]\w+[\\/](?:hydrated|local-link|locale|log-failure|login-request|messages|online|or-else|page|revalidate|session|signal|theme|too-long|with-japanese)\./,
  /packages[\\/]ui[\\/]src[\\/](?:badge|button|chip|dialog|eyebrow|icon|japanese|masu|skip-link|stamp|state)\./,
];
/** What landing page, hub and blog show alike: books and cards. */
const shelf = [
  /app[\\/]features[\\/]hub[\\/](?:load-shelf|shelf|use-game-words)/,
  /app[\\/]features[\\/]blog[\\/](?:category|opened-article|post)/,
  /packages[\\/]ui[\\/]src[\\/]book\./,
];
const libraries = /node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|@formatjs)[\\/]/;
const anyOf = (parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

export default defineConfig({
  plugins: [compileMessages(), reactRouter()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark(), which stays as it is
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    assetsInlineLimit: 0,
    rollupOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no fault of the sources
      onwarn({ message }) {
        throw new Error(message); // what the bundler warns of is to be mended
      },
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, tags: ['$initial'], priority: 3 },
                { name: 'frame', test: anyOf(frame), priority: 2 },
                { name: 'shelf', test: anyOf(shelf), priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
});
