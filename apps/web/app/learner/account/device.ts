import { deviceId as deviceIdSchema } from '@michi/contracts/fields';
import * as z from 'zod/mini';
import { browserStore, type JsonStore } from '../../lib/device/storage.ts';
import { keys } from '../keys.ts';

const idBytes = 16;

/**
 * The secret by which the server knows who plays here: made when it is first asked for and then stored, in this one place.
 * Where nothing may be stored it lasts for the visit.
 */
export function deviceId(store: JsonStore = browserStore()): string {
  return knownDeviceId(store) ?? renewDeviceId(store);
}

/** The secret, if it was made. */
export const knownDeviceId = (store: JsonStore): string | null =>
  store.entry(keys.device, deviceIdSchema).read();

/** Gives the device a new secret: from now on it plays as somebody else. Answers the secret. */
export function renewDeviceId(store: JsonStore): string {
  const bytes = crypto.getRandomValues(new Uint8Array(idBytes));
  const made = `device_${base64Url(bytes)}`;
  joinedEntry(store).remove();
  store.entry(keys.device, deviceIdSchema).write(made);
  return made;
}

const joinedEntry = (store: JsonStore) => store.entry(keys.joined, z.literal(true));

/** Whether the server knows that the device plays for the account that is signed in. */
export const hasJoined = (store: JsonStore): boolean => joinedEntry(store).read() ?? false;

export const noteJoined = (store: JsonStore): void => void joinedEntry(store).write(true);

/** Whose things lie here when nobody is signed in. */
export const guest = 'guest';

/** What ties this device to the account that is signed in. */
const link = z.object({
  /** The ticket that ends the session, by which it is told from others; null while it is not known. */
  session: z.nullable(z.string()),
  /** Its id; null while it is not known. */
  account: z.nullable(z.string()),
  /** What the account has here alone goes when it leaves. */
  forget: z.boolean(),
});
export type Link = z.infer<typeof link>;

export const linkEntry = (store: JsonStore) => store.entry(keys.link, link);

/** Who plays here: the owner of what is done from now on, `guest` or the id of an account. */
export const currentOwner = (store: JsonStore): string => linkEntry(store).read()?.account ?? guest;

/** Whether a change of this key, or of everything, may have changed who plays here. */
export const isOwnerKey = (changed: string | null): boolean => changed === null || changed === keys.link;

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
