// What `npm test` tells of itself: how long its parts took, and which files of tests are the slowest.
// Plain JavaScript for any Node ≥ 18: the pinned runtime is not there yet when this begins.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { relative } from 'node:path';

/** For how many seconds the processors have been busy, with whatever: a browser tells nothing of its own part. */
const busyS = () =>
  cpus().reduce((sum, { times: { user, nice, sys, irq } }) => sum + user + nice + sys + irq, 0) / 1000;

const now = () => ({ wallS: performance.now() / 1000, busyS: busyS() });

/** Does the parts of a test one after the other; afterwards `report` tells how long each took. */
export function timedParts() {
  const parts = [];
  return {
    part(name, work) {
      const before = now();
      work();
      const after = now();
      parts.push({ name, wallS: after.wallS - before.wallS, busyS: after.busyS - before.busyS });
    },
    report() {
      const total = (key) => parts.reduce((sum, part) => sum + part[key], 0);
      const line = (name, wallS, busyS) =>
        `  ${name.padEnd(10)}${minutes(wallS)}   processors ${minutes(busyS)}`;
      return [
        'Time by part:',
        ...parts.map((part) => line(part.name, part.wallS, part.busyS)),
        line('all', total('wallS'), total('busyS')),
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
