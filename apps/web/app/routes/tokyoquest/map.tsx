import '../../fonts/tokyoquest.generated.css';
import { MapPage } from '../../games/tokyoquest/map-page.tsx';
import { messagesInBrowser, messagesOnServer, type PageHandle } from '../../lib/pages/page.ts';

export const handle: PageHandle = { messages: ['tokyoquest', 'audio', 'achievements'] };

export const loader = messagesOnServer(handle);
export const clientLoader = messagesInBrowser(handle);

export default MapPage;
