import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../lib/calls/api-client.ts';
import { TestCreationDevice, TestCreationServer } from '../../testing/creations.ts';
import { playFor } from '../../testing/play.ts';
import { guest } from '../account/device.ts';
import { keys } from '../keys.ts';
import { forgetRefusal, nextRefusal } from '../outbox/refusals.ts';
import { idOf } from './creation.ts';

const kind = 'kotodama.haiku';
let server: TestCreationServer;
let phone: TestCreationDevice;
let laptop: TestCreationDevice;
beforeEach(() => {
  server = new TestCreationServer();
  phone = new TestCreationDevice(server);
  laptop = new TestCreationDevice(server);
});

const contents = async ({ creations }: TestCreationDevice) =>
  (await creations.of(kind)).map(({ content }) => content).sort();

/** A new creation on a device; answers its name and edition. */
async function made(device: TestCreationDevice, content: unknown) {
  return device.creations.write(device.creations.newName(kind), 1, content, null);
}

test('GAM-07 what is made on one device is there on the other, as it was changed last', async () => {
  const { name, edition } = await made(phone, 'a frog');
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  expect(await contents(laptop)).toEqual(['a frog']);
  await phone.creations.write(name, 1, 'a frog jumps', edition);
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  expect(await contents(laptop)).toEqual(['a frog jumps']);
});

test('GAM-07 to keep what is typed, no other creation is read', async () => {
  const { name, edition } = await made(phone, 'pond');
  const read = vi.spyOn(phone.table, 'all');
  await phone.creations.write(name, 1, 'old pond', edition);
  expect(read).not.toHaveBeenCalled();
  expect(await contents(phone)).toEqual(['old pond']);
});

test('GAM-07 what two devices have changed at once stands twice on both, the second as a copy of the first', async () => {
  const { name, edition } = await made(phone, 'pond');
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  await phone.creations.write(name, 1, 'old pond', edition);
  await laptop.creations.write(name, 1, 'new pond', edition);
  await phone.delivery.deliver();
  await laptop.delivery.deliver();
  await phone.delivery.sync();
  for (const device of [phone, laptop]) expect(await contents(device)).toEqual(['new pond', 'old pond']);
  const copy = (await phone.creations.of(kind)).find(({ content }) => content === 'new pond');
  expect(copy?.copyOf).toBe(idOf(name));
});

test('GAM-07 what is written while the other device’s edition arrives is not written over', async () => {
  const { name, edition } = await made(phone, 'pond');
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  await phone.creations.write(name, 1, 'old pond', edition);
  await phone.delivery.deliver();
  laptop.meanwhile = () => laptop.creations.write(name, 1, 'new pond', edition);
  await laptop.delivery.sync();
  expect(await contents(laptop)).toEqual(['new pond', 'old pond']);
});

test('GAM-07 of two tabs that write one creation, the later goes on in a copy', async () => {
  const other = phone.aTab();
  const { name, edition } = await made(phone, 'rain');
  await phone.creations.write(name, 1, 'rain falls', edition);
  const written = await other.write(name, 1, 'rain stops', edition);
  expect(written).toMatchObject({ isCopy: true });
  await other.write(written.name, 1, 'rain stops at last', written.edition);
  expect(await contents(phone)).toEqual(['rain falls', 'rain stops at last']);
});

test('GAM-07 a lost answer makes no copy', async () => {
  const { name, edition } = await made(phone, 'snow');
  phone.losesAnswers = true;
  await phone.delivery.deliver();
  await phone.creations.write(name, 1, 'snow again', edition);
  phone.losesAnswers = false;
  await phone.delivery.deliver();
  expect(server.get(name)).toMatchObject({ version: 2, value: { content: 'snow again' } });
  expect(await contents(phone)).toEqual(['snow again']);
});

test('GAM-07 what was removed is gone on every device, and comes back when that is undone', async () => {
  const { name } = await made(phone, 'moon');
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  const bringBack = await phone.creations.remove(name);
  expect([await contents(phone), await phone.creations.find(name)]).toEqual([[], null]);
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  expect(await contents(laptop)).toEqual([]);
  await bringBack();
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  expect([await contents(phone), await contents(laptop)]).toEqual([['moon'], ['moon']]);
});

test('GAM-07 what goes on elsewhere is not removed', async () => {
  const { name, edition } = await made(phone, 'crow');
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  await laptop.creations.write(name, 1, 'crow on a branch', edition);
  await phone.creations.remove(name);
  await phone.delivery.deliver();
  await laptop.delivery.deliver();
  await phone.delivery.sync();
  expect([await contents(phone), await contents(laptop)]).toEqual([
    ['crow on a branch'],
    ['crow on a branch'],
  ]);
});

test('GAM-07 what the server refuses stays, says why, and is sent again once it was changed', async () => {
  const { name, edition } = await made(phone, 'full');
  server.refusal = new ApiError(409, { message: 'no room' }, null);
  await phone.delivery.deliver();
  expect(await phone.creations.find(name)).toMatchObject({ content: 'full', refused: 'no room' });
  expect(phone.store.keys(keys.unsentCreations)).toEqual([]);
  server.refusal = null;
  await phone.delivery.deliver();
  expect(server.all()).toEqual([]);
  await phone.creations.write(name, 1, 'fuller', edition);
  await phone.delivery.deliver();
  expect(server.get(name)).toMatchObject({ value: { content: 'fuller' } });
  expect(await phone.creations.find(name)).toMatchObject({ refused: null });
});

test('GAM-07 what the account has no room for is told once, until it is stored', async () => {
  server.room = 0;
  const { name, edition } = await made(phone, 'one too many');
  await phone.delivery.deliver();
  const told = nextRefusal(phone.store);
  expect(told).toMatchObject({ what: { kind: 'creation', game: 'kotodama' }, why: 'no room' });
  forgetRefusal(phone.store, told?.id ?? '');
  await phone.delivery.sync();
  expect(nextRefusal(phone.store)).toBeNull();
  await phone.creations.write(name, 1, 'one too many, changed', edition);
  await phone.delivery.deliver();
  expect(nextRefusal(phone.store)).not.toBeNull();
  server.room = 1;
  await phone.delivery.sync();
  expect(nextRefusal(phone.store)).toBeNull();
  expect(await phone.creations.find(name)).toMatchObject({ refused: null });
  expect(server.get(name)).toMatchObject({ value: { content: 'one too many, changed' } });
});

test('GAM-07 once a creation was removed, what had no room is sent, after the removal', async () => {
  server.room = 1;
  const { name } = await made(phone, 'old');
  await phone.delivery.deliver();
  const fresh = await made(phone, 'new');
  await phone.delivery.deliver();
  expect(await phone.creations.find(fresh.name)).toMatchObject({ refused: 'no room' });
  await phone.creations.remove(name);
  await phone.delivery.deliver();
  expect(server.get(fresh.name)).toMatchObject({ value: { content: 'new' } });
  expect(nextRefusal(phone.store)).toBeNull();
});

test('GAM-07 a guest keeps creations on the device until it joins an account', async () => {
  phone.isJoined = false;
  await made(phone, 'mine');
  await phone.delivery.deliver();
  expect(server.all()).toEqual([]);
  phone.isJoined = true;
  await phone.delivery.deliver();
  await laptop.delivery.sync();
  expect(await contents(laptop)).toEqual(['mine']);
});

test('AUT-12 who logs out leaves what the server has not, for nobody but themselves', async () => {
  await made(phone, 'told');
  await phone.delivery.deliver();
  await made(phone, 'not told');
  playFor('hana', phone.store);
  await phone.creations.handOver(guest, 'hana');
  expect(await contents(phone)).toEqual(['not told', 'told']);
  playFor(null, phone.store);
  await phone.creations.leave('hana', false);
  expect(await contents(phone)).toEqual([]);
  expect((await phone.creations.all()).map(({ content }) => content)).toEqual(['not told']);
  await phone.creations.prune([guest, 'hana']);
  playFor('hana', phone.store);
  expect(await contents(phone)).toEqual(['not told']);
  await phone.creations.prune([guest]);
  expect(await phone.creations.all()).toEqual([]);
  await made(phone, 'forgotten');
  await phone.creations.leave('hana', true);
  expect(await phone.creations.all()).toEqual([]);
  expect(phone.store.keys(keys.creations)).toEqual([]);
});

test('GAM-07 where there is no room the change is refused, and what was kept stays', async () => {
  const { name, edition } = await made(phone, 'short');
  phone.table.set = async () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  await expect(phone.creations.write(name, 1, 'long', edition)).rejects.toThrow('full');
  expect(await contents(phone)).toEqual(['short']);
});
