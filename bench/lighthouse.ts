// Lighthouse on a simulated phone.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { browserOptions } from './browser.ts';
import { print } from './figure.ts';
import { newFolder } from './folder.ts';
import { startProduct } from './server.ts';

const runs = 3;
const cli = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
const wanted = { performance: 97, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
/** How far content may jump while a page comes in (cumulative layout shift). */
const mostShift = 0.02;
const pages = [
  { path: '/', wanted },
  { path: '/games', wanted },
  { path: '/today', wanted },
  { path: '/blog', wanted },
  { path: '/blog/okurigana', wanted },
  { path: '/mitsukete', wanted: { ...wanted, performance: 95 } },
] as const;
const maxOutput = 64 * 1024 * 1024;

type CategoryId = keyof typeof wanted;

interface Report {
  readonly categories: Readonly<
    Record<
      CategoryId,
      {
        readonly score: number;
        readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
      }
    >
  >;
  readonly audits: Readonly<
    Record<string, { readonly score: number | null; readonly numericValue?: number }>
  >;
}

using folder = newFolder();
await using server = await startProduct(folder.path);
const { executablePath, args } = await browserOptions();

for (const page of pages) {
  const reports = Array.from({ length: runs }, () => audit(server.url + page.path));
  printScores(page, reports);
}

/** Lighthouse now and then loses the beginning of a trace on a busy machine and asks to be run again. */
function audit(url: string, attempts = 3): Report {
  const categories = `--only-categories=${Object.keys(wanted).join(',')}`;
  const flags = `--chrome-flags=${['--headless=new', ...args].join(' ')}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [cli, url, '--quiet', '--output=json', categories, flags],
    { encoding: 'utf8', maxBuffer: maxOutput, env: { ...process.env, CHROME_PATH: executablePath } },
  );
  if (status === 0) return JSON.parse(stdout);
  if (attempts > 1) return audit(url, attempts - 1);
  throw new Error(stderr);
}

/** Prints each score from the run that was the middle one in it, with what cost points. */
function printScores({ path, wanted }: (typeof pages)[number], reports: readonly Report[]): void {
  for (const category of Object.keys(wanted) as CategoryId[]) {
    const sorted = reports.toSorted((a, b) => a.categories[category].score - b.categories[category].score);
    const middle = sorted[Math.floor(runs / 2)] as Report;
    const { score, auditRefs } = middle.categories[category];
    const failing = auditRefs
      .filter(({ id, weight }) => weight > 0 && (middle.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id} ${middle.audits[id]?.score}`);
    print({
      name: `Lighthouse ${category} of ${path}`,
      value: score * 100,
      digits: 0,
      wanted: { atLeast: wanted[category] },
      note: [`median of ${runs}`, ...failing].join(', '),
    });
  }
  print({
    name: `layout shift of ${path}`,
    value: Math.max(...reports.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? 0)),
    digits: 3,
    wanted: { atMost: mostShift },
    note: `the largest of ${runs}`,
  });
}
