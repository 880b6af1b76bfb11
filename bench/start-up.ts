// From the start of the process until it wants requests, with a database that is already filled.
import { median, print } from './figure.ts';
import { newFolder } from './folder.ts';
import { startProduct } from './server.ts';

const starts = 5;
const msPerSecond = 1000;

using folder = newFolder();
const start = async () => {
  await using server = await startProduct(folder.path);
  const { cpuMs } = await server.usage();
  return { ms: server.startMs, cpuMs };
};

await start(); // fills the database
const times: Awaited<ReturnType<typeof start>>[] = [];
for (let count = 0; count < starts; count++) times.push(await start());
const cpuSeconds = median(times.map(({ cpuMs }) => cpuMs)) / msPerSecond;
print({
  name: 'start of the process to /readyz',
  value: median(times.map(({ ms }) => ms)) / msPerSecond,
  unit: 's',
  digits: 2,
  wanted: { atMost: 1.5 },
  note: `median of ${starts}, ${cpuSeconds.toFixed(2)} s of the processor`,
});
