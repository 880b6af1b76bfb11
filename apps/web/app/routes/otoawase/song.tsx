import { isSongId, type SongId } from '@michi/games/otoawase/songs';
import { data } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { SongScreen } from '../../games/otoawase/song-screen.tsx';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/song';

export const handle: PageHandle = { messages: ['otoawase', 'audio', 'achievements'], isPlayed: true };

function songOf({ song }: Route.LoaderArgs['params']): SongId {
  if (!isSongId(song)) throw data(null, { status: 404 });
  return song;
}

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return songOf(args.params);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  await inBrowser(args, handle);
  return songOf(args.params);
}

export default function SongPage({ loaderData: song }: Route.ComponentProps) {
  const t = useTranslations('otoawase');
  const locale = useLocale();
  const title = t(`songs.${song}.title`);
  return (
    <>
      <PageHead title={t('songTitle', { title })} description={t('songDescription', { title })} />
      {/* another language has other words to ask for */}
      <SongScreen key={`${song}-${locale}`} song={song} />
    </>
  );
}
