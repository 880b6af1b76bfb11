import { globSync, readFileSync } from 'node:fs';
import { catalogue } from '@michi/games/catalogue';
import { dyes } from '@michi/games/dyes';
import { expect, test } from 'vitest';

const styles = readFileSync(new URL('../../../../packages/ui/src/dyes.css', import.meta.url), 'utf8');

test.each(Object.entries(dyes))(
  'API-02 the dye %s is in the style sheet as the list has it',
  (dye, [from, to]) => {
    expect(styles).toContain(`--dye-${dye}: light-dark(${from}, ${to});`);
    expect(styles).toMatch(new RegExp(`\\[data-dye="${dye}"\\] \\{[^}]*--g-motif: `));
  },
);

/** The sheets of games that show the pattern of their dye. */
const sheets = globSync('*/*.css', { cwd: import.meta.dirname })
  .map((sheet) => ({ sheet, css: readFileSync(new URL(sheet, import.meta.url), 'utf8') }))
  .filter(({ css }) => css.includes('var(--g-motif)'));

test.each(sheets)('$sheet brings the pattern that it shows: no page has all of them', ({ sheet, css }) => {
  const game = catalogue.find(({ id }) => sheet.startsWith(id));
  const motif = styles.match(
    new RegExp(`\\[data-dye="${game?.dye}"\\] \\{[^}]*--g-motif: var\\(--motif-(\\w+)`),
  )?.[1];
  expect(css).toContain(`@import "@michi/ui/motifs/${motif}.css";`);
});
