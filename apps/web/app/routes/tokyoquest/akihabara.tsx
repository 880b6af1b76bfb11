import '../../fonts/tokyoquest-akihabara.generated.css';
import { questInBrowser, questOnServer } from '../../games/tokyoquest/load-quest.ts';
import { PlacePage } from '../../games/tokyoquest/place-page.tsx';
import { akihabara } from '../../games/tokyoquest/story/akihabara.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/akihabara';

export const handle: PageHandle = {
  messages: ['tokyoquest', 'tokyoAkihabara', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = questOnServer(handle, 'akihabara');
export const clientLoader = questInBrowser(handle, 'akihabara');

export default function AkihabaraPage({ loaderData: quest }: Route.ComponentProps) {
  return <PlacePage place="akihabara" script={akihabara} quest={quest} />;
}
