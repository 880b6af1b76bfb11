import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const sheets = globSync('{apps,packages}/*/{app,src}/**/*.css', { cwd: root }).sort();

/** The selectors with `:hover` that hold where nothing can hover: there a touch would leave them behind. */
function unguarded(css: string): string[] {
  const found: string[] = [];
  const around: string[] = [];
  for (const [, begun = '', end] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') around.pop();
    if (end !== '{') continue;
    if (begun.includes(':hover') && !around.some((each) => each.includes('(hover: hover)')))
      found.push(begun.trim());
    around.push(begun);
  }
  return found;
}

test('WEB-01 GAM-01 all styles of hovering stand only where hovering exists', () => {
  expect(sheets.length).toBeGreaterThan(200);
  const found = sheets.flatMap((sheet) =>
    unguarded(readFileSync(join(root, sheet), 'utf8')).map((selector) => `${sheet}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test('a style of hovering is found wherever it stands', () => {
  expect(unguarded('.a:hover, .b { color: red; }')).toEqual(['.a:hover, .b']);
  expect(unguarded('@layer x { @media (width > 1px) { .a:not(:hover) { } } }')).toEqual(['.a:not(:hover)']);
  expect(unguarded('@media (hover: hover) { .a:hover { } } .b { .c & :hover { } }')).toEqual(['.c & :hover']);
  expect(unguarded('/* .a:hover { */ @media (hover: hover) { @layer x { .a:hover { } } }')).toEqual([]);
});
