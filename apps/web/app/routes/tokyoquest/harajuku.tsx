import '../../fonts/tokyoquest-harajuku.generated.css';
import { questInBrowser, questOnServer } from '../../games/tokyoquest/load-quest.ts';
import { PlacePage } from '../../games/tokyoquest/place-page.tsx';
import { harajuku } from '../../games/tokyoquest/story/harajuku.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/harajuku';

export const handle: PageHandle = {
  messages: ['tokyoquest', 'tokyoHarajuku', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = questOnServer(handle, 'harajuku');
export const clientLoader = questInBrowser(handle, 'harajuku');

export default function HarajukuPage({ loaderData: quest }: Route.ComponentProps) {
  return <PlacePage place="harajuku" script={harajuku} quest={quest} />;
}
