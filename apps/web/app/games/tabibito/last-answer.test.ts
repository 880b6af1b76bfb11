import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { renewDeviceId } from '../../learner/account/device.ts';
import { JsonStore } from '../../lib/device/storage.ts';
import { TestArea } from '../../testing/play.ts';
import { freshOrLast } from './last-answer.ts';

const offline = () => Promise.reject(new Error('offline'));

test('TAB-04 OFF-01 a call that fails is logged, and answers what it answered last', async () => {
  const area = new TestArea();
  const log = vi.fn();
  const ask = (load: () => Promise<number>, store = new JsonStore(area)) =>
    freshOrLast('paths', z.number(), load, log, store);
  expect(await ask(offline)).toBeNull();
  expect(log).toHaveBeenCalledOnce();
  expect(await ask(async () => 7)).toBe(7);
  expect(await ask(offline)).toBe(7);
  expect(await ask(async () => 8)).toBe(8);
  area.room = 0;
  expect(await ask(async () => 9)).toBe(9);
  expect(await ask(offline)).toBe(8);
});

test('AUT-12 an answer that comes when another learner plays already is not kept', async () => {
  const store = new JsonStore(new TestArea());
  const ask = (load: () => Promise<number>) => freshOrLast('paths', z.number(), load, vi.fn(), store);
  const late = async () => {
    renewDeviceId(store);
    return 7;
  };
  expect(await ask(late)).toBe(7);
  expect(await ask(offline)).toBeNull();
});
