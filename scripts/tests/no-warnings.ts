// A test fails when what it ran has warned: whoever provokes a warning expects it by a spy on the console.
import { afterEach } from 'vitest';

const warnings: string[] = [];
for (const level of ['warn', 'error'] as const)
  console[level] = (...told: unknown[]) => {
    warnings.push(
      told.map((each) => (each instanceof Error ? (each.stack ?? String(each)) : String(each))).join(' '),
    );
  };

afterEach(() => {
  const found = warnings.splice(0);
  if (found.length > 0) throw new Error(`console: ${found.join('\n')}`);
});
