import { postGameResult } from '@michi/contracts/game-results';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { newRunId } from './run.ts';

const moment = fc.integer({ min: 0, max: 2 ** 48 - 1 });

test('ids are UUIDs of version 7, and sort by their moment', () => {
  fc.assert(
    fc.property(moment, moment, (one, other) => {
      const id = newRunId(one);
      expect(z.safeParse(postGameResult.body.shape.runId, id).success).toBe(true);
      expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(one);
      if (one < other) expect(id < newRunId(other)).toBe(true);
    }),
  );
});
