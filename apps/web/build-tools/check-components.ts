// Part of `npm run check`: tells what in the components a translator would break.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { faultsOf } from './translated-markup.ts';

const root = join(import.meta.dirname, '../../..');
const components = globSync('{apps/web/app,packages/ui/src}/**/*.tsx', { cwd: root }).filter(
  (path) => !/\.test\.tsx$|\/testing\//.test(path.replaceAll('\\', '/')),
);
for (const path of components)
  for (const { line, says } of faultsOf(path, readFileSync(join(root, path), 'utf8'))) {
    console.error(`${relative('.', join(root, path))}:${line} ${says}`);
    process.exitCode = 1;
  }
