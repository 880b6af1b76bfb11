import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder } from './folder.ts';
import { get, getOk } from './get.ts';
import { requestsPerSecond } from './load.ts';
import { startBare, startProduct } from './server.ts';

const [path = '', enc = 'identity'] = process.argv.slice(2);
using folder = newFolder();
await using product = await startProduct(folder.path);
const a = await getOk(product.url + path, enc);
console.log(a.headers, a.body.length);
const own = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding'];
const f = join(folder.path, 'a.json');
writeFileSync(
  f,
  JSON.stringify({
    path: path.replace(/\?.*/, ''),
    headers: Object.fromEntries(Object.entries(a.headers).filter(([n]) => !own.includes(n))),
    body: a.body.toString('base64'),
  }),
);
await using bare = await startBare(f);
const b = await getOk(bare.url + path, enc);
console.log(b.headers, b.body.length, b.body.equals(a.body));
const cpu = (pid: number) => {
  const s = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(s[11]) + Number(s[12])) / 100;
};
for (let i = 0; i < 4; i++)
  for (const [n, s] of [
    ['product', product],
    ['bare', bare],
  ] as const) {
    const c = cpu(s.pid),
      t = performance.now();
    const r = await requestsPerSecond(s.url + path, enc, 3);
    const dt = (performance.now() - t) / 1000;
    const dc = cpu(s.pid) - c;
    console.log(
      n,
      r.toFixed(0) + '/s',
      'cpu',
      ((dc / 3) * 100).toFixed(0) + '%',
      ((dc / (r * 3)) * 1e6).toFixed(1) + ' µs/req',
    );
  }
