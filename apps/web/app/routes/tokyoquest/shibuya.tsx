import '../../fonts/tokyoquest-shibuya.generated.css';
import { questInBrowser, questOnServer } from '../../games/tokyoquest/load-quest.ts';
import { PlacePage } from '../../games/tokyoquest/place-page.tsx';
import { shibuya } from '../../games/tokyoquest/story/shibuya.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/shibuya';

export const handle: PageHandle = {
  messages: ['tokyoquest', 'tokyoShibuya', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = questOnServer(handle, 'shibuya');
export const clientLoader = questInBrowser(handle, 'shibuya');

export default function ShibuyaPage({ loaderData: quest }: Route.ComponentProps) {
  return <PlacePage place="shibuya" script={shibuya} quest={quest} />;
}
