import type { JsonStore } from '../lib/device/storage.ts';
import { keys } from './keys.ts';

export const secretPrefix = 'secret:';

/** The secrets under which those played who left something on this device, whose runs stay too. */
export function keptSecrets(store: JsonStore): string[] {
  const kept = store.keys(keys.kept).map((key) => key.slice(keys.kept.length).split(':'));
  return kept.flatMap(([, kind, secret]) => (`${kind}:` === secretPrefix && secret ? secret : []));
}
