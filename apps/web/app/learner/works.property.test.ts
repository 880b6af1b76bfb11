import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import * as z from 'zod/mini';
import { TestWorkDevice, TestWorkServer } from '../testing/works.ts';

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
      const server = new TestWorkServer();
      const devices = [new TestWorkDevice(server), new TestWorkDevice(server)];
      const worksOf = async (at: TestWorkDevice) =>
        (await at.works.of(kind)).sort((one, other) => (one.name < other.name ? 1 : -1));
      // A work is the list of the marks that were written into it, one after the other.
      let written = 0;
      const removed = new Set<number>();
      for (const event of acts) {
        const at = devices[event.device];
        if (!at) continue;
        if (event.act === 'write' || event.act === 'remove') {
          const work = (await worksOf(at))[event.which];
          const before = marks.parse(work?.content ?? []);
          if (event.act === 'remove') {
            if (!work) continue;
            await at.works.remove(work.name);
            for (const mark of before) removed.add(mark);
          } else {
            const name = work?.name ?? at.works.newName(kind);
            await at.works.write(name, 1, [...before, written++], work?.edition ?? null);
          }
        } else if (event.act === 'lose') at.losesAnswers = !at.losesAnswers;
        else if (event.act === 'network') at.online = !at.online;
        await at.delivery.sync();
      }
      for (const at of devices) Object.assign(at, { online: true, losesAnswers: false });
      for (const at of [...devices, ...devices, ...devices]) await at.delivery.sync();
      const [one = [], other] = await Promise.all(devices.map(worksOf));
      const shown = (works: typeof one | undefined) => works?.map(({ name, edition }) => [name, edition]);
      expect(shown(one)).toEqual(shown(other));
      const there = new Set(one.flatMap(({ content }) => marks.parse(content)));
      for (let mark = 0; mark < written; mark++) if (!removed.has(mark)) expect(there).toContain(mark);
    }),
    { numRuns: 150 * inject('runsFactor') },
  );
});
