import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import { browserStore, type JsonStore } from '../lib/storage.ts';

const key = 'kanji-no-michi:device';
const idBytes = 16;

/**
 * The secret by which this device knows its progress again: made when it is first asked for and then kept.
 * Where nothing may be kept it lasts for the visit.
 */
export function deviceId(store: JsonStore = browserStore()): string {
  const entry = store.entry(key, deviceIdSchema);
  const known = entry.read();
  if (known !== null) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
  const made = `device_${base64Url(bytes)}`;
  entry.write(made);
  return made;
}

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
