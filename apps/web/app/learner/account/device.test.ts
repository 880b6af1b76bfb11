import { deviceId as schema } from '@michi/contracts/fields';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { JsonStore } from '../../lib/device/storage.ts';
import { TestArea } from '../../testing/play.ts';
import { deviceId } from './device.ts';

test('MIT-04 a device makes its id once and keeps it', () => {
  const area = new TestArea();
  const made = deviceId(new JsonStore(area));
  expect(made).toMatch(/^device_[A-Za-z0-9_-]{22}$/);
  expect(z.safeParse(schema, made).success).toBe(true);
  expect(deviceId(new JsonStore(area))).toBe(made);
  expect(deviceId(new JsonStore(new TestArea()))).not.toBe(made);
});

test('MIT-04 where nothing may be kept, the id lasts for the visit', () => {
  const store = new JsonStore(null);
  expect(deviceId(store)).toBe(deviceId(store));
  expect(deviceId(new JsonStore(null))).not.toBe(deviceId(store));
});

test('MIT-04 a corrupt id is set aside and replaced', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const area = new TestArea();
  area.setItem('kanji-no-michi:device', '"robot"');
  expect(deviceId(new JsonStore(area))).toMatch(/^device_/);
  expect(area.getItem('kanji-no-michi:device:corrupt')).toBe('"robot"');
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
