import '../../fonts/tokyoquest-mount-fuji.generated.css';
import { questInBrowser, questOnServer } from '../../games/tokyoquest/load-quest.ts';
import { PlacePage } from '../../games/tokyoquest/place-page.tsx';
import { mountFuji } from '../../games/tokyoquest/story/mount-fuji.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/mount-fuji';

export const handle: PageHandle = {
  messages: ['tokyoquest', 'tokyoFuji', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = questOnServer(handle, 'mount-fuji');
export const clientLoader = questInBrowser(handle, 'mount-fuji');

export default function MountFujiPage({ loaderData: quest }: Route.ComponentProps) {
  return <PlacePage place="mount-fuji" script={mountFuji} quest={quest} />;
}
