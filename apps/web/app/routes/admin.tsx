import { data } from 'react-router';
import { AdminGate } from '../features/admin/admin-gate.tsx';
import { inBrowser, onServer, type PageHandle } from '../lib/pages/page.ts';
import type { Route } from './+types/admin';

/** The fonts of the frame are enough: what more there is brings its own. */
export const handle = { messages: [], tells: true } satisfies PageHandle;

/** The server cannot know who asks: the session is not in a cookie. For it there is no such page. */
export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return data(null, { status: 404 });
}

export async function clientLoader(args: Route.ClientLoaderArgs): Promise<null> {
  await inBrowser(args, handle);
  return null;
}

export default function AdminPage() {
  return <AdminGate />;
}
