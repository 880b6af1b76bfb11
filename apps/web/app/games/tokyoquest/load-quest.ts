import type { PlaceId } from '@michi/games/tokyoquest/places';
import { type QuestId, questsAt } from '@michi/games/tokyoquest/quests';
import { data } from 'react-router';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';

interface AtPlace {
  readonly params: { readonly quest?: string | undefined };
}

/** The quest of an address, null for that of the place itself. Throws 404 for one that is not told there. */
function questIn({ quest: asked }: AtPlace['params'], place: PlaceId): QuestId | null {
  if (asked === undefined) return null;
  const quest = questsAt(place).find(({ id }) => id === asked);
  if (!quest) throw data(null, { status: 404 });
  return quest.id;
}

/** The loader of a place of the story; it answers the quest of the address. */
export const questOnServer =
  (handle: PageHandle, place: PlaceId) => async (args: Parameters<typeof onServer>[0] & AtPlace) => {
    await onServer(args, handle); // first: what says 404 needs the messages too
    return questIn(args.params, place);
  };

/** Its loader in the browser. */
export const questInBrowser =
  (handle: PageHandle, place: PlaceId) => async (args: Parameters<typeof inBrowser>[0] & AtPlace) => {
    await inBrowser(args, handle);
    return questIn(args.params, place);
  };
