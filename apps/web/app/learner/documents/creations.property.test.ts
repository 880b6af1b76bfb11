import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { TestCreationDevice, TestCreationServer } from '../../testing/creations.ts';

const kind = 'kotodama.haiku';
const device = fc.nat({ max: 1 });
const act = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ act: fc.constant('write' as const), device, which: fc.nat({ max: 3 }) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ act: fc.constant('remove' as const), device, which: fc.nat({ max: 3 }) }),
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('sync' as const), device }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('lose' as const), device }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('network' as const), device }) },
);
const marks = z.array(z.int());

test('GAM-07 however two devices write, remove and lose their network, they end with the same, and nothing written is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 30, size: 'max' }), async (acts) => {
      const server = new TestCreationServer();
      const devices = [new TestCreationDevice(server), new TestCreationDevice(server)];
      const creationsOf = async (at: TestCreationDevice) =>
        (await at.creations.of(kind)).sort((one, other) => (one.name < other.name ? 1 : -1));
      // A creation is the list of the marks that were written into it, one after the other.
      let written = 0;
      const removed = new Set<number>();
      for (const event of acts) {
        const at = devices[event.device];
        if (!at) continue;
        if (event.act === 'write' || event.act === 'remove') {
          const creation = (await creationsOf(at))[event.which];
          const before = marks.parse(creation?.content ?? []);
          if (event.act === 'remove') {
            if (!creation) continue;
            await at.creations.remove(creation.name);
            for (const mark of before) removed.add(mark);
          } else {
            const name = creation?.name ?? at.creations.newName(kind);
            await at.creations.write(name, 1, [...before, written++], creation?.edition ?? null);
          }
        } else if (event.act === 'lose') at.losesAnswers = !at.losesAnswers;
        else if (event.act === 'network') at.online = !at.online;
        await at.delivery.sync();
      }
      for (const at of devices) Object.assign(at, { online: true, losesAnswers: false });
      for (const at of [...devices, ...devices, ...devices]) await at.delivery.sync();
      const [one = [], other] = await Promise.all(devices.map(creationsOf));
      const shown = (creations: typeof one | undefined) =>
        creations?.map(({ name, edition }) => [name, edition]);
      expect(shown(one)).toEqual(shown(other));
      const there = new Set(one.flatMap(({ content }) => marks.parse(content)));
      for (let mark = 0; mark < written; mark++) if (!removed.has(mark)) expect(there).toContain(mark);
    }),
    { numRuns: 150 * inject('runsFactor') },
  );
});
