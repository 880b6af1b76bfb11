import { gardenSave, sumsOf } from '@michi/games/hanazono/garden';
import { gardenAfter } from '@michi/games/hanazono/garden-after';
import { type State, sumsIn } from '@michi/games/hanazono/rules';
import { foundBy, type Known } from '@michi/games/hanazono/visit-setup';
import { aSetup, Visit } from '@michi/testing/hanazono';
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

const day = 20_833;
/** Every kanji is due whenever a visit goes on. */
const known: Known = {
  language: 'de',
  entries: new Map(aSetup().prompts.map((prompt) => [prompt.kanji, prompt as never])),
  lookAlikes: {},
  taught: [],
  due: new Map(['山', '川', '木'].map((each) => [each, ['meaning'] as const])),
  today: day + 1,
};
const shownIn = ({ plants }: State) =>
  Object.fromEntries(
    plants.map(({ kanji, growth, water, sun }) => [kanji, growth < 5 ? { growth, water, sun } : 'grown']),
  );

test('HAN-04 GAM-06 a garden that two devices of an account tend at once ends equal on both, with all that each has brought', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 40, size: 'max' }), async (acts) => {
      const server = new TestDocumentServer();
      const devices = ['phone', 'laptop'].map((name, seed) => {
        const kept = new TestDocumentDevice(server);
        return { name, kept, garden: new SaveStore(kept.store, gardenSave), visit: new Visit({}, seed) };
      });
      const join = ({ name, garden, visit }: (typeof devices)[number]) =>
        visit.run.play({ join: foundBy(name, visit.state, garden.value, known) });
      const keep = ({ name, garden, visit }: (typeof devices)[number], seconds: number) =>
        garden.keep(gardenAfter(garden.value, name, visit.state, { seconds, day }));
      const planted = new Set<string>();
      for (const [seconds, event] of acts.entries()) {
        const at = devices[event.device];
        if (!at) continue;
        const { kept, visit } = at;
        join(at);
        const grows = (sought: string) => visit.state.plants.some((each) => each.kanji === sought);
        if ('plants' in event && visit.plant(event.plants)) planted.add(event.plants);
        if ('cares' in event && grows(event.cares) && visit.of(event.cares).growth < 5)
          visit.answer(event.cares, event.right ? visit.rightText(event.cares) : null);
        if ('waits' in event) visit.tick();
        if ('network' in event) kept.online = event.network;
        keep(at, seconds);
        if ('syncs' in event) await kept.documents.sync();
      }
      for (const { kept } of devices) kept.online = true;
      for (const at of [...devices, ...devices, ...devices]) {
        join(at);
        keep(at, acts.length);
        await at.kept.documents.sync();
      }
      const [phone, laptop] = devices.map(({ garden }) => garden.value);
      expect(laptop).toEqual(phone);
      expect(new Set(Object.keys(phone?.plants ?? {}))).toEqual(planted);
      const brought = devices.reduce((sum, { visit }) => sum + visit.state.points, 0);
      expect(phone && sumsOf(phone).points).toBe(brought);
      const shown = devices.map((at) => {
        const { garden, visit } = at;
        join(at);
        expect(sumsIn(visit.state)).toEqual(sumsOf(garden.value));
        return shownIn(visit.state);
      });
      expect(shown[1]).toEqual(shown[0]);
    }),
    { numRuns: 200 * inject('runsFactor') },
  );
});
