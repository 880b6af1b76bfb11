import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { JsonStore } from '../../lib/device/storage.ts';
import { openJourney, TestJourneyServer } from '../../testing/journey-server.ts';
import { TestArea, TestClock } from '../../testing/play.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

const begin = new Date(2026, 10, 21).getTime();
const aTab = (area: TestArea, server: TestJourneyServer) =>
  openJourney({ store: new JsonStore(area), server, clock: new TestClock(), begin });

test('TAB-03, TAB-04 whatever happens: nothing completed is ever lost from sight, and the server counts it once', async () => {
  const act = fc.oneof(
    fc.record({
      act: fc.constant('complete' as const),
      module: fc.constantFrom('a', 'b', 'c'),
      tab: fc.nat({ max: 1 }),
    }),
    fc.record({ act: fc.constantFrom('deliver', 'refresh', 'reload' as const), tab: fc.nat({ max: 1 }) }),
    fc.record({ act: fc.constantFrom('online', 'offline', 'lose', 'keep' as const) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30 }), async (acts) => {
      const area = new TestArea();
      const server = new TestJourneyServer();
      const open = () => aTab(area, server);
      const tabs = [open(), open()];
      const done = new Set<string>();
      for (const next of acts) {
        const tab = 'tab' in next ? tabs[next.tab] : tabs[0];
        if (next.act === 'online' || next.act === 'offline') server.online = next.act === 'online';
        else if (next.act === 'lose' || next.act === 'keep') server.losesAnswers = next.act === 'lose';
        else if (next.act === 'complete') {
          tab?.complete({ module: next.module, xp: 10, kanji: [] });
          done.add(next.module);
        } else if (next.act === 'deliver') await tab?.deliver();
        else if (next.act === 'refresh') await tab?.journal.refresh();
        else if ('tab' in next) tabs[next.tab] = open();
        for (const each of tabs) {
          each.store.changed(null);
          expect(new Set(each.modules())).toEqual(done);
          expect(each.modules()).toHaveLength(done.size);
        }
      }
      server.online = true;
      server.losesAnswers = false;
      await open().deliver();
      const known = [...server.stored.values()].flatMap((own) => [...own.keys()]);
      expect(new Set(known)).toEqual(done);
      expect(known).toHaveLength(done.size);
    }),
    { numRuns: 60 * inject('runsFactor') },
  );
});
