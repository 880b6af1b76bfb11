import { expect, test } from 'vitest';
import { StoredForAccounts } from '../../learner/account/stored.ts';
import { JsonStore } from '../../lib/device/storage.ts';
import { aDeviceArea } from '../../testing/play.ts';
import { noteProved, provedKanji } from './proved-kanji.ts';

test('TAB-07 the kanji of every passed run of a module are kept, each once, until somebody else plays here', () => {
  const store = new JsonStore(aDeviceArea());
  expect(provedKanji('tower', store)).toEqual([]);
  noteProved('tower', ['一', '二'], store);
  noteProved('evening', ['山'], store);
  noteProved('tower', ['二', '三'], store);
  expect(provedKanji('tower', store)).toEqual(['一', '二', '三']);
  new StoredForAccounts(store, () => 0).forgetCurrent();
  expect(provedKanji('tower', store)).toEqual([]);
});
