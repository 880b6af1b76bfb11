import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { compileMessages } from './build-tools/compile-messages.ts';
import { preloadRouteStyles } from './build-tools/preload-route-styles.ts';
import { rootStylesOnce } from './build-tools/root-styles-once.ts';
import { tellMissingModules } from './build-tools/tell-missing-modules.ts';

/**
 * What every page of the site shows; left to itself the bundler cuts it into some forty files. Its styles come before
 * those of root.tsx, so the order of the cascade layers is part of it. Fonts are not: chunks that are loaded later bring
 * the frame's styles again, and the faces declared last would win over those of a page.
 */
const frame = [
  /packages[\\/]ui[\\/]src[\\/]layers\.css/,
  /app[\\/]features[\\/]shell[\\/](?!account-entries|language-offer\.tsx|no-room-(?:notice|teller)|notifications|play-frame|refusal-notice|use-deliver|view-settings)/,
  /app[\\/]lib[\\/]\w+[\\/](?:arrival|built-files|dialog-address|hydrated|keep-root|local-link|locale|log-failure|login-request|meaning|messages|online|or-else|page|played-here|revalidate|server-html|session|signal|theme|too-long|use-later|with-japanese)\./,
  /app[\\/]learner[\\/]keys\./,
  /packages[\\/]games[\\/]src[\\/](?:announced|catalogue)\./,
  /app[\\/]lib[\\/]react[\\/](?:translated-texts|use-later)\./,
  /packages[\\/]ui[\\/]src[\\/](?:badge|button|chip|dialog|eyebrow|icon|japanese|masu|skip-link|stamp|state)\./,
];
/** What landing page, hub and blog show alike: books and cards. */
const hub = [
  /app[\\/]features[\\/]hub[\\/](?:load-hub|hub|use-fetch-ahead|use-game-words)/,
  /app[\\/]games[\\/]hub\./,
  /app[\\/]features[\\/]blog[\\/](?:category|opened-article|post)/,
  /app[\\/]features[\\/]landing[\\/]figure-list\./,
  /packages[\\/]ui[\\/]src[\\/]book\./,
];
/** What reads answers and saved data. */
const data =
  /node_modules[\\/]zod[\\/]|app[\\/]lib[\\/](?:calls[\\/](?:api-client|schemas)|device[\\/]storage)\.|contracts[\\/]src[\\/](?:contract|fields|headers)\./;
/** What a learner plans: newcomers say on /today what they know, and load nothing else of what a learner has. */
const plan = [
  /app[\\/]learner[\\/]day-plan\./,
  /packages[\\/]games[\\/]src[\\/](?:learner-saves|look|save)\./,
  /packages[\\/]kanji[\\/]src[\\/]decks\./,
];
/** What a learner has, and what tells the server of it. */
const learner = [
  /app[\\/]learner[\\/](?!day-plan|use-creations|use-memory|use-save|browser-journey|documents[\\/]draft|projections[\\/](?:journey|make-journey|memory)\.)/,
  /app[\\/]lib[\\/](?:react|time)[\\/]/,
  /packages[\\/]game-kit[\\/]src[\\/]/,
  /packages[\\/]games[\\/]src[\\/]tatakae[\\/]kanji\./,
  /packages[\\/]kanji[\\/]src[\\/]taught-kanji\./,
  /packages[\\/]progress[\\/]src[\\/](?:achievements|answers|asked|challenges|day-tally|days|spans|run-summary|learnerStatistics|statistics)\./,
];
/** What every game plays with. */
const play = [
  /app[\\/]features[\\/]shell[\\/](?:play-frame|view-settings)\./,
  /app[\\/]audio[\\/](?!audio-panel)/,
  /app[\\/]play[\\/](?![\w-]*series)/,
  /app[\\/]learner[\\/](?:use-creations|use-save|documents[\\/]draft)\./,
  /app[\\/]games[\\/](?!game-achievements|load-mode|mode|no-room|series|start-over|time-bonus)[\w-]+\./,
  /packages[\\/]games[\\/]src[\\/]answer-events\./,
  /packages[\\/]ui[\\/]src[\\/](?:hanamaru|kanji-card|progress|stats)/,
];
/** What the games add to that which are played in three modes. */
const series = [
  /app[\\/]play[\\/][\w-]*series/,
  /app[\\/]games[\\/](?:load-mode|mode|series|start-over|time-bonus)[\w-]*\./,
  /packages[\\/]games[\\/]src[\\/]series/,
  /packages[\\/]ui[\\/]src[\\/]tabs\.css/,
];
const libraries = /node_modules[\\/](?:react|react-dom|react-router|scheduler|use-intl|@formatjs)[\\/]/;
const anyOf = (parts: readonly RegExp[]) => new RegExp(parts.map(({ source }) => source).join('|'));

const checks = { bundlerTimings: false }; // a slow machine is no fault of the sources

export default defineConfig({
  plugins: [compileMessages(), tellMissingModules(), preloadRouteStyles(), rootStylesOnce(), reactRouter()],
  resolve: { alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' } },
  ssr: { noExternal: ['use-intl'] },
  build: {
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox120', 'safari17.5'], // the first with light-dark(), which stays as it is
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    assetsInlineLimit: 0,
    rollupOptions: {
      checks,
      onwarn({ message }) {
        throw new Error(message); // what the bundler warns of is to be mended
      },
    },
  },
  worker: { rolldownOptions: { checks } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'libraries', test: libraries, tags: ['$initial'], priority: 3 },
                { name: 'frame', test: anyOf(frame), priority: 2 },
                { name: 'hub', test: anyOf(hub), priority: 1 },
                { name: 'data', test: data, priority: 1 },
                { name: 'plan', test: anyOf(plan), priority: 1 },
                { name: 'learner', test: anyOf(learner), tags: ['$initial'], priority: 1 },
                { name: 'play', test: anyOf(play), tags: ['$initial'] },
                { name: 'series', test: anyOf(series), tags: ['$initial'] },
              ],
            },
          },
        },
      },
    },
  },
});
