// `npm test`: everything that must pass, a browser included.
import { join } from 'node:path';
import { build, env, install, root, run } from './prepare.mjs';
import { slowestFiles, timedParts } from './test-report.mjs';

const vitest = join(root, '.cache/tests/vitest.json');
const playwright = join(root, '.cache/tests/playwright.json');
const { part, report } = timedParts();

part('install', install);
part('build', build);
part('check', () => run('npm', ['run', 'check', '--silent']));
part('unit', () => {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${vitest}`];
  run('npm', ['run', 'test:unit', '--silent', '--', ...reporters]);
});
part('journeys', () =>
  run('npm', ['run', 'test:e2e', '--silent', '--', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: playwright },
  }),
);
console.log(`\n${report()}\n\n${slowestFiles(root, { vitest, playwright })}`);
