import { utcDayOf } from '@michi/games/mitsukete/day-sheet';
import { useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { boardInBrowser } from '../../games/boards/load-board.ts';
import { DayScreen } from '../../games/mitsukete/day-screen.tsx';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import '../../fonts/boards.generated.css';
import { onServer, type PageHandle } from '../../lib/pages/page.ts';
import type { Route } from './+types/day';

export const handle: PageHandle = { messages: ['mitsukete', 'boards', 'audio', 'achievements'] };

export async function loader(args: Route.LoaderArgs) {
  await onServer(args, handle);
  return null; // whoever reads it knows which day it is
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const day = utcDayOf(Date.now());
  const asked = { game: 'mitsukete', period: 'all', level: `day-${day}` } as const;
  return { day, board: (await boardInBrowser(asked, args, handle)).board };
}
clientLoader.hydrate = true as const;

export default function DayPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('mitsukete');
  const { revalidate, state } = useRevalidator();
  return (
    <MitsuketeFrame subtitle={t('day.subtitle')} back={{ to: '/mitsukete', label: t('day.toMenu') }}>
      <PageHead title={t('day.pageTitle')} description={t('day.pageDescription')} />
      <DayScreen list={loaderData} retry={() => void revalidate()} retrying={state === 'loading'} />
    </MitsuketeFrame>
  );
}
