// How large the process is after it has served many pages to browsers.
import { pathIn, sitePaths } from '@michi/contracts/site-paths';
import { locales } from '@michi/messages/locales';
import { print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get } from './get.ts';
import { playPages } from './pages.ts';
import { startProduct } from './server.ts';

const requests = 10_000;
const connections = 10;
const bytesPerMegabyte = 1_000_000;

using folder = newFolder();
await using server = await startProduct(folder.path);

const pages = [...sitePaths, '/mitsukete/leaderboard', ...(await playPages(server.url))];
const paths = pages.flatMap((page) => locales.map((locale) => pathIn(locale, page)));
let sent = 0;
const visitor = async () => {
  for (; sent < requests; ) await get(server.url + paths[sent++ % paths.length], { 'accept-encoding': 'br' });
};
await Promise.all(Array.from({ length: connections }, visitor));

const { bytes } = await server.usage();
print({
  name: `memory (RSS) after ${requests} page requests`,
  value: bytes / bytesPerMegabyte,
  unit: 'MB',
  wanted: { atMost: 220 },
  note: `${pages.length} pages in ${locales.length} languages`,
});
