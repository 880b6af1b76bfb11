// How large the process is after it has served many pages to browsers.
import { locales } from '@michi/messages/locales';
import { print } from './figure.ts';
import { newFolder } from './folder.ts';
import { getOk } from './get.ts';
import { framePages, gamePages, inLanguage, playPages } from './pages.ts';
import { startProduct } from './server.ts';

const requests = 10_000;
const connections = 10;
const bytesPerMegabyte = 1_000_000;

using folder = newFolder();
await using server = await startProduct(folder.path);

const paths = [
  ...framePages,
  ...gamePages,
  '/mitsukete/leaderboard',
  ...(await playPages(server.url)),
].flatMap((path) => locales.map((locale) => inLanguage(path, locale)));
let sent = 0;
const visitor = async () => {
  for (; sent < requests; ) await getOk(server.url + paths[sent++ % paths.length], 'br');
};
await Promise.all(Array.from({ length: connections }, visitor));

const { bytes } = await server.usage();
print({
  name: `memory (RSS) after ${requests} page requests`,
  value: bytes / bytesPerMegabyte,
  unit: 'MB',
  wanted: { atMost: 220 },
  note: `${paths.length} pages`,
});
