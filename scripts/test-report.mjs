// What `npm test` tells of itself: how long its parts took, and which files of tests are the slowest.
// Plain JavaScript for any Node ≥ 18: the pinned runtime is not there yet when this begins.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const ticksPerS = 100; // what Linux tells of processor time, on every common machine

/** Seconds of processor time of everything that was started from here and has ended; null where nothing tells. */
function processorS() {
  if (!existsSync('/proc/self/stat')) return null;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / ticksPerS;
}

const now = () => ({ wallMs: performance.now(), processorS: processorS() });

/** Does the parts of a test one after the other; afterwards `report` tells how long each took. */
export function timedParts() {
  const parts = [];
  return {
    part(name, work) {
      const before = now();
      work();
      const after = now();
      const used = after.processorS === null ? null : after.processorS - before.processorS;
      parts.push({ name, wallS: (after.wallMs - before.wallMs) / 1000, processorS: used });
    },
    report() {
      const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
      const line = (name, wallS, used) =>
        `  ${name.padEnd(10)}${minutes(wallS)}${used === null ? '' : `   processor ${minutes(used)}`}`;
      const known = parts.every(({ processorS }) => processorS !== null);
      return [
        'Time by part:',
        ...parts.map((part) => line(part.name, part.wallS, part.processorS)),
        line('all', total('wallS'), known ? total('processorS') : null),
        `  To compare machines by: sha256 of 256 MB takes ${probeMs().toFixed(0)} ms here.`,
      ].join('\n');
    },
  };
}

const minutes = (seconds) => `${(seconds / 60).toFixed(1)} min`.padStart(9);

/** How long a fixed piece of work takes: by it the times of two machines, or of two days, can be compared. */
function probeMs() {
  const hash = createHash('sha256');
  const block = Buffer.alloc(2 ** 20);
  const before = performance.now();
  for (let turn = 0; turn < 256; turn++) hash.update(block);
  hash.digest();
  return performance.now() - before;
}

/** The slowest files of tests by the JSON reports of Vitest and Playwright. */
export function slowestFiles(root, { vitest, playwright }, count = 10) {
  const seconds = new Map();
  const add = (file, ms) => seconds.set(file, (seconds.get(file) ?? 0) + ms / 1000);
  for (const { name, startTime, endTime } of JSON.parse(readFileSync(vitest, 'utf8')).testResults)
    add(relative(root, name), endTime - startTime);
  const walk = ({ specs = [], suites = [] }) => {
    for (const { file, tests } of specs)
      for (const { results } of tests) for (const { duration } of results) add(`e2e/${file}`, duration);
    suites.forEach(walk);
  };
  JSON.parse(readFileSync(playwright, 'utf8')).suites.forEach(walk);
  const slowest = [...seconds].sort(([, a], [, b]) => b - a).slice(0, count);
  return [
    'The slowest files of tests:',
    ...slowest.map(([file, s]) => `  ${s.toFixed(0).padStart(4)} s  ${file}`),
  ].join('\n');
}
