// How large the process is after it has served many pages to browsers, and many answers to learners.
import { join } from 'node:path';
import { pathIn } from '@michi/contracts/page-address';
import { getProgress } from '@michi/contracts/progress';
import { sitePaths } from '@michi/contracts/site-paths';
import { getStatistics } from '@michi/contracts/statistics';
import { locales } from '@michi/messages/locales';
import { print } from './figure.ts';
import { newFolder } from './folder.ts';
import { get } from './get.ts';
import { deviceOf, fill, former, type Learner } from './learners.ts';
import { playPages } from './pages.ts';
import { type Server, startProduct } from './server.ts';

const requests = 10_000;
/** Each folds what a learner has played. */
const calls = 2_000;
const connections = 10;
const learners = 32;
const bytesPerMegabyte = 1_000_000;

{
  using folder = newFolder();
  await using server = await startProduct(folder.path);
  const pages = [...sitePaths, '/mitsukete/leaderboard', ...(await playPages(server.url))];
  const paths = pages.flatMap((page) => locales.map((locale) => pathIn(locale, page)));
  const bytes = await bytesAfter(server, paths, requests);
  print({
    name: `memory (RSS) after ${requests} page requests`,
    value: bytes / bytesPerMegabyte,
    unit: 'MB',
    wanted: { atMost: 220 },
    note: `${pages.length} pages in ${locales.length} languages`,
  });
}
{
  using folder = newFolder();
  await fill(join(folder.path, 'kanji-no-michi.db'), learners);
  const newcomers = await bytesWith(folder.path, 'newcomer');
  const veterans = await bytesWith(folder.path, 'veteran');
  print({
    name: `memory (RSS) after ${calls} calls of learners with ${former} answers against those of newcomers`,
    value: veterans / newcomers,
    digits: 2,
    wanted: { atMost: 1.1 },
    note: `${(veterans / bytesPerMegabyte).toFixed(0)} MB against ${(newcomers / bytesPerMegabyte).toFixed(0)} MB, ${learners} of each in the same database`,
  });
}

/** Asks what a page of a game asks when it is opened: how far the learner has come, and statistics with achievements. */
async function bytesWith(dataDir: string, learner: Learner): Promise<number> {
  await using server = await startProduct(dataDir);
  const paths = Array.from({ length: learners }, (_, id) => {
    const deviceId = deviceOf(learner, id);
    const progress = new URLSearchParams({ deviceId, game: 'mitsukete' });
    return [`${getStatistics.path}?deviceId=${deviceId}`, `${getProgress.path}?${progress}`];
  });
  return await bytesAfter(server, paths.flat(), calls); // the server has to live as long
}

/** RSS after so many requests, spread over the paths. */
async function bytesAfter(server: Server, paths: readonly string[], count: number): Promise<number> {
  let sent = 0;
  const visitor = async () => {
    for (; sent < count; ) await get(server.url + paths[sent++ % paths.length], { 'accept-encoding': 'br' });
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  return (await server.usage()).bytes;
}
