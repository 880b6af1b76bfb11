import { readFileSync } from 'node:fs';
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
