import type { Title } from '@michi/progress/achievements';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, NetworkError } from '../../lib/calls/api-client.ts';
import { JsonStore } from '../../lib/device/storage.ts';
import { entryOf } from '../../testing/outbox.ts';
import { aDeviceArea, aFinishedRun, runIdOf } from '../../testing/play.ts';
import { Outbox } from '../outbox/outbox.ts';
import { guestsTitle, handOverTitle } from './title.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

function aDevice() {
  const store = new JsonStore(aDeviceArea());
  guestsTitle(store).write({ v: 1, title: 'mitsukete_master' });
  const worn: Title[] = [];
  return { store, outbox: new Outbox(store), worn, wear: async (title: Title) => void worn.push(title) };
}

test('ACH-01 the title that a guest wears joins the account, once the server has the runs that earned it', async () => {
  const { store, outbox, worn, wear } = aDevice();
  outbox.add(entryOf(aFinishedRun(1), 1));
  await handOverTitle({ store, outbox }, wear);
  expect(worn).toEqual([]);
  outbox.remove(runIdOf(1));
  await handOverTitle({ store, outbox }, wear);
  await handOverTitle({ store, outbox }, wear);
  expect(worn).toEqual(['mitsukete_master']);
});

test('ACH-01 a title waits for the network, and one that is refused is given up', async () => {
  const { store, outbox } = aDevice();
  await handOverTitle({ store, outbox }, () => Promise.reject(new NetworkError('offline')));
  await handOverTitle({ store, outbox }, () => Promise.reject(new ApiError(503, { message: '' }, null)));
  expect(guestsTitle(store).read()).not.toBeNull();
  await handOverTitle({ store, outbox }, () => Promise.reject(new ApiError(422, { message: '' }, null)));
  expect(guestsTitle(store).read()).toBeNull();
});
