// `npm test`: everything that must pass, a browser included, but for what `npm run test:sweep` does: crawls of every page in
// every language, every game where some stand for all, processes that start and end, properties on more values.
import { join } from 'node:path';
import { build, env, install, root, run } from './prepare.mjs';
import { slowestFiles, timedParts } from './test-report.mjs';

const isSweep = process.argv[2] === 'sweep';
const folder = join(root, '.cache/tests', isSweep ? 'sweep' : 'test');
const vitest = join(folder, 'vitest.json');
const playwright = join(folder, 'playwright.json');
const { part, report } = timedParts();
const npmRun = (script, args = [], more = {}) =>
  run('npm', ['run', script, '--silent', '--', ...args], { env: { ...env, ...more } });

part('install', install);
part('build', build);
if (!isSweep) part('check', () => npmRun('check'));
part('unit', () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`];
  npmRun('test:unit', [isSweep ? '--tags-filter=sweep' : '--tags-filter=!sweep', ...reporters]);
});
if (isSweep) part('properties', () => npmRun('test:unit', ['--mode=sweep', '--project=properties']));
part('journeys', () =>
  npmRun('test:e2e', [isSweep ? '--grep=@sweep' : '--grep-invert=@sweep', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwright,
  }),
);
console.log(`\n${report()}\n\n${slowestFiles(root, { vitest, playwright })}`);
