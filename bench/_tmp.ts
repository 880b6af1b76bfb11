import { chromium } from '@playwright/test';
import { browserOptions } from './browser.ts';
import { newFolder } from './folder.ts';
import { getOk } from './get.ts';
import { startProduct } from './server.ts';

using folder = newFolder();
await using server = await startProduct(folder.path);
const b = await chromium.launch(await browserOptions());
for (const p of process.argv.slice(2)) {
  const c = await b.newContext();
  const page = await c.newPage();
  const seen: [string, string][] = [];
  page.on('request', (r) => seen.push([r.resourceType(), r.url()]));
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('pageerror', (m) => console.log('pageerror', m.message));
  const res = await page.goto(server.url + p, { waitUntil: 'networkidle' });
  console.log('==', p, res?.status());
  const rows = [];
  for (const [t, u] of seen) {
    if (t === 'fetch') {
      rows.push([t, u, 0]);
      continue;
    }
    const a = await getOk(u, 'gzip').catch(() => null);
    rows.push([t, u.replace(server.url, ''), a?.body.length ?? -1] as const);
  }
  rows.sort((a, b) => (a[0]! < b[0]! ? -1 : a[0]! > b[0]! ? 1 : (b[2] as number) - (a[2] as number)));
  for (const r of rows) console.log(r.join(' '));
  console.log((await page.locator('body').innerText()).slice(0, 300));
  await c.close();
}
await b.close();
