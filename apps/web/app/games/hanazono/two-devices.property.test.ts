import { gardenSave, sumsOf } from '@michi/games/hanazono/garden';
import { gardenAfter } from '@michi/games/hanazono/garden-after';
import { Visit } from '@michi/testing/hanazono';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { SaveStore } from '../../learner/documents/save-store.ts';
import { TestDocumentDevice, TestDocumentServer } from '../../testing/documents.ts';

const device = fc.nat({ max: 1 });
const kanji = fc.constantFrom('山', '川', '木');
const act = fc.oneof(
  { weight: 2, arbitrary: fc.record({ device, plants: kanji }) },
  { weight: 5, arbitrary: fc.record({ device, cares: kanji, right: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ device, waits: fc.constant(true) }) },
  { weight: 3, arbitrary: fc.record({ device, syncs: fc.constant(true) }) },
  { weight: 2, arbitrary: fc.record({ device, network: fc.boolean() }) },
);

test('HAN-04 GAM-06 a garden that two devices of an account tend at once ends equal on both, with all that each has brought', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const server = new TestDocumentServer();
      const devices = ['phone', 'laptop'].map((name, seed) => {
        const kept = new TestDocumentDevice(server);
        return { name, kept, garden: new SaveStore(kept.store, gardenSave), visit: new Visit({}, seed) };
      });
      const planted = new Set<string>();
      for (const [seconds, event] of acts.entries()) {
        const at = devices[event.device];
        if (!at) continue;
        const { name, kept, garden, visit } = at;
        const grows = (sought: string) => visit.state.plants.some((each) => each.kanji === sought);
        if ('plants' in event && visit.plant(event.plants)) planted.add(event.plants);
        if ('cares' in event && grows(event.cares) && visit.of(event.cares).growth < 5)
          visit.answer(event.cares, event.right ? visit.rightText(event.cares) : null);
        if ('waits' in event) visit.tick();
        if ('network' in event) kept.online = event.network;
        garden.keep(gardenAfter(garden.value, name, visit.state, { seconds, day: 20_833 }));
        if ('syncs' in event) await kept.documents.sync();
      }
      for (const { kept } of devices) kept.online = true;
      for (const { kept } of [...devices, ...devices]) await kept.documents.sync();
      const [phone, laptop] = devices.map(({ garden }) => garden.value);
      expect(laptop).toEqual(phone);
      expect(new Set(Object.keys(phone?.plants ?? {}))).toEqual(planted);
      const brought = devices.reduce((sum, { visit }) => sum + visit.state.points, 0);
      expect(phone && sumsOf(phone).points).toBe(brought);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
