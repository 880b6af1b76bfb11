import { emptyTotals } from '@michi/games/jukugo/level';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { jukugoSeries } from '../../games/jukugo/series.ts';
import { ApiError } from '../../lib/calls/api-client.ts';
import { SeriesStore } from '../../play/series.ts';
import { busyServer, TestDocumentDevice, TestDocumentServer } from '../../testing/documents.ts';
import { renewDeviceId } from '../account/device.ts';
import { keys } from '../keys.ts';

const at = (level: number) => ({
  level,
  totals: { ...emptyTotals, score: level * 100 },
  batch: null,
  returning: [],
});
const words = { locale: 'de' as const, words: [] };

let server: TestDocumentServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  server = new TestDocumentServer();
});
afterEach(() => void vi.restoreAllMocks());

function aDevice() {
  const device = new TestDocumentDevice(server);
  const series = new SeriesStore(device.store, jukugoSeries, 'challenge');
  return { device, series, documents: device.documents };
}

test('GAM-06 what is reached on one device is there on the other, without the words that a device has drawn', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  phone.series.keep({ ...at(4), batch: words });
  await phone.documents.deliver();
  expect(server.documents.get('jukugo.challenge')).toEqual({
    name: 'jukugo.challenge',
    version: 1,
    format: 1,
    value: { level: 4, totals: at(4).totals },
  });
  await laptop.documents.sync();
  expect(laptop.series.value).toEqual(at(4));
  await phone.documents.sync();
  expect(phone.series.value).toEqual({ ...at(4), batch: words });
});

test('GAM-06 a guest’s stays on the device, and joins what the account has', async () => {
  const [phone, guest] = [aDevice(), aDevice()];
  phone.series.keep(at(3));
  await phone.documents.deliver();
  guest.device.isJoined = false;
  guest.series.keep(at(7));
  await guest.documents.sync();
  expect(server.documents.get('jukugo.challenge')?.version).toBe(1);
  guest.device.isJoined = true;
  await guest.documents.sync();
  await phone.documents.sync();
  expect([phone.series.value, guest.series.value]).toEqual([at(7), at(7)]);
});

test('GAM-06 begun anew on one device is begun anew on the other, also when the answer before was lost', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  phone.series.keep(at(4));
  await phone.documents.deliver();
  phone.device.losesAnswers = true;
  phone.series.keep(at(5));
  await phone.documents.deliver();
  phone.device.losesAnswers = false;
  phone.device.online = false;
  phone.series.startOver();
  await phone.documents.deliver();
  phone.device.online = true;
  await phone.documents.deliver();
  await laptop.documents.sync();
  expect([phone.series.value, laptop.series.value]).toEqual(
    [at(1), at(1)].map((first) => ({ ...first, totals: emptyTotals })),
  );
});

test('GAM-06, OFF-01 two devices that went on without a network end with the one that is further', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  phone.series.keep(at(2));
  await phone.documents.deliver();
  await laptop.documents.sync();
  for (const { device } of [phone, laptop]) device.online = false;
  phone.series.keep(at(3));
  laptop.series.keep(at(6));
  await Promise.all([phone.documents.sync(), laptop.documents.sync()]);
  for (const { device } of [phone, laptop]) device.online = true;
  for (const { documents } of [phone, laptop, phone]) await documents.sync();
  expect([phone.series.value, laptop.series.value]).toEqual([at(6), at(6)]);
});

test.each([
  ['busy', busyServer],
  ['asking for patience', new ApiError(429, { message: '' }, null)],
])(
  'GAM-06 a server that is %s is asked again later, and what it refuses for good holds up nothing',
  async (_, refusal) => {
    const { device, series, documents } = aDevice();
    server.refusal = refusal;
    series.keep(at(2));
    await documents.deliver();
    expect(device.clock.waiting).toBe(1);
    server.refusal = null;
    device.clock.pass(device.clock.wait);
    await expect.poll(() => server.documents.size).toBe(1);
    server.refusal = new ApiError(422, { message: 'no' }, null);
    series.keep(at(3));
    await documents.deliver();
    expect(device.clock.waiting).toBe(0);
    expect(series.value).toEqual(at(3));
  },
);

test('GAM-06 what could not be asked for without a network arrives once there is one', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  phone.series.keep(at(4));
  await phone.documents.deliver();
  laptop.device.online = false;
  await laptop.documents.sync();
  laptop.device.online = true;
  laptop.device.clock.pass(laptop.device.clock.wait);
  await expect.poll(() => laptop.series.value).toEqual(at(4));
});

test('AUT-12 who leaves takes along what the server has, and what it has not stays to be kept', async () => {
  const { device, series, documents } = aDevice();
  series.keep(at(2));
  await documents.deliver();
  documents.forgetStored();
  expect(device.store.keys(keys.save)).toEqual([]);
  await documents.sync();
  device.online = false;
  series.keep(at(3));
  documents.forgetStored();
  expect(series.value).toEqual(at(3));
});

test('GAM-03 a corrupt save is set aside, and what the server has comes in its place', async () => {
  const [phone, laptop] = [aDevice(), aDevice()];
  phone.series.keep(at(2));
  await phone.documents.deliver();
  laptop.device.area.setItem(`${keys.save}jukugo:challenge`, '{"level":');
  laptop.device.area.setItem(`${keys.document}jukugo.challenge`, '{"v":');
  await laptop.documents.sync();
  expect(laptop.series.value).toEqual(at(2));
});

test('AUT-12 GAM-06 who begins to play while saves of another learner arrive gets their own', async () => {
  const owner = aDevice();
  owner.series.keep(at(5));
  await owner.documents.deliver();
  const { device, series, documents } = aDevice();
  vi.spyOn(server, 'all').mockImplementationOnce(() => {
    renewDeviceId(device.store);
    void documents.sync();
    return [];
  });
  await documents.sync();
  await expect.poll(() => series.value).toEqual(at(5));
});
