import { useSyncExternalStore } from 'react';
import { unannounced } from '../../learner/projections/unannounced.ts';
import { type LoadPart, useLaterPart } from './use-later-part.ts';

/**
 * Tells of achievements and challenges; what tells them is loaded with the first one. `alone`: no page around it shows messages,
 * so that what shows them is loaded too.
 */
export function AwardSlot({ alone = false }: { readonly alone?: boolean }) {
  const wait = useSyncExternalStore(unannounced.subscribe, unannounced.get, () => false);
  return useLaterPart(wait, alone ? loadAlone : load, tryLater);
}

const teller = () => import('../achievements/award-teller.tsx');
const load: LoadPart = async (locale) => (await teller()).loadTeller(locale);
const loadAlone: LoadPart = async (locale) => (await teller()).loadTellerAlone(locale);

/** With the next award. */
const tryLater = () => unannounced.set(false);
