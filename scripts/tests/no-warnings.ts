// A test fails when what it ran has warned: whoever provokes a warning expects it by a spy on the console. That no server
// answers needs no spy: there is none unless a test brings one.
import { afterEach } from 'vitest';

const warnings: string[] = [];
const isOfNoServer = (told: unknown) =>
  told instanceof Error && told.name === 'NetworkError' && told.message.endsWith('no answer');

for (const level of ['warn', 'error'] as const)
  console[level] = (...told: unknown[]) => {
    if (told.some(isOfNoServer)) return;
    warnings.push(
      told.map((each) => (each instanceof Error ? (each.stack ?? String(each)) : String(each))).join(' '),
    );
  };

afterEach(() => {
  const found = warnings.splice(0);
  if (found.length > 0) throw new Error(`console: ${found.join('\n')}`);
});
