import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import { browserStore, type JsonStore } from '../lib/device/storage.ts';
import { keys } from './keys.ts';

const key = keys.device;
const idBytes = 16;

/**
 * The secret by which this device knows its progress again: made when it is first asked for and then kept.
 * Where nothing may be kept it lasts for the visit.
 */
export function deviceId(store: JsonStore = browserStore()): string {
  return knownDeviceId(store) ?? renewDeviceId(store);
}

/** The secret, if it was made. */
export const knownDeviceId = (store: JsonStore): string | null => store.entry(key, deviceIdSchema).read();

/** Gives the device a new secret: from now on it plays as somebody else. Answers the secret. */
export function renewDeviceId(store: JsonStore): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
  const made = `device_${base64Url(bytes)}`;
  store.entry(key, deviceIdSchema).write(made);
  return made;
}

/** Whether a change of this key, or of everything, may have changed the secret. */
export const isDeviceKey = (changed: string | null): boolean => changed === null || changed === key;

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
