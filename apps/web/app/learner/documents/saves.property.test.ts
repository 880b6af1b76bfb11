import { emptyTotals } from '@michi/games/jukugo/level';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { jukugoSeries } from '../../games/jukugo/series.ts';
import { SeriesStore } from '../../play/series.ts';
import { TestDocumentDevice, TestDocumentServer } from '../../testing/documents.ts';

const device = fc.nat({ max: 1 });
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ act: fc.constant('win' as const), device }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('startOver' as const), device }) },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('sync' as const), device }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('lose' as const), device }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('network' as const), device }) },
);

test('GAM-06 however two devices play, begin anew and lose their network, they end with the same, and nothing won is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const server = new TestDocumentServer();
      const devices = [new TestDocumentDevice(server), new TestDocumentDevice(server)];
      const series = devices.map(({ store }) => new SeriesStore(store, jukugoSeries, 'puzzle'));
      let furthest = 1;
      let begunAnew = false;
      for (const event of acts) {
        const [at, own] = [devices[event.device], series[event.device]];
        if (!at || !own) continue;
        if (event.act === 'win') {
          const { level, totals } = own.value;
          own.advance({ level, totals }, { ...emptyTotals, score: totals.score + 100 });
          furthest = Math.max(furthest, own.value.level);
        } else if (event.act === 'startOver') {
          own.startOver();
          begunAnew = true;
        } else if (event.act === 'lose') at.losesAnswers = !at.losesAnswers;
        else if (event.act === 'network') at.online = !at.online;
        await at.documents.sync();
      }
      for (const at of devices) Object.assign(at, { online: true, losesAnswers: false });
      for (const at of [...devices, ...devices]) await at.documents.sync();
      const [one, other] = series.map(({ value }) => value);
      expect(one).toEqual(other);
      if (!begunAnew) expect(one?.level).toBe(furthest);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
