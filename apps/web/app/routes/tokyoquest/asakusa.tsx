import '../../fonts/tokyoquest-asakusa.generated.css';
import { questInBrowser, questOnServer } from '../../games/tokyoquest/load-quest.ts';
import { PlacePage } from '../../games/tokyoquest/place-page.tsx';
import { asakusa } from '../../games/tokyoquest/story/asakusa.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/asakusa';

export const handle: PageHandle = {
  messages: ['tokyoquest', 'tokyoAsakusa', 'audio', 'achievements'],
  isPlayed: true,
};

export const loader = questOnServer(handle, 'asakusa');
export const clientLoader = questInBrowser(handle, 'asakusa');

export default function AsakusaPage({ loaderData: quest }: Route.ComponentProps) {
  return <PlacePage place="asakusa" script={asakusa} quest={quest} />;
}
