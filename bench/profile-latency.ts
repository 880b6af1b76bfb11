// How long what a profile shows takes among many learners, beside a bare route that sends the same; on both engines
// where TEST_DATABASE_URL says where PostgreSQL is.
import { getMemory } from '@michi/contracts/memory';
import { getStatistics } from '@michi/contracts/statistics';
import { printLatency } from './latency.ts';

const wantedMs = 20;

await printLatency(
  [
    {
      what: 'statistics and achievements',
      path: (deviceId) => `${getStatistics.path}?deviceId=${deviceId}`,
      headers: () => ({}),
    },
    { what: 'memory', path: () => getMemory.path, headers: (deviceId) => ({ 'x-device-id': deviceId }) },
  ],
  wantedMs,
);
