import { daySheet, utcDayOf } from '@michi/games/mitsukete/day-sheet';
import type { Locale } from '@michi/messages/locales';
import { buttonClass } from '@michi/ui/button';
import { EmptyState } from '@michi/ui/state';
import { data } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import { MitsuketeFrame } from '../../games/mitsukete/frame.tsx';
import { onTheWire } from '../../games/mitsukete/levels.ts';
import { LoadingLevel } from '../../games/mitsukete/loading-level.tsx';
import { PlayScreen } from '../../games/mitsukete/play-screen.tsx';
import { dayOfAddress } from '../../games/mitsukete/sheet-address.ts';
import { isPractice } from '../../games/mitsukete/sheet-practice.ts';
import { SheetVerdict } from '../../games/mitsukete/sheet-verdict.tsx';
import { useProgress, useSavedLevels } from '../../learner/use-learner.ts';
import { useSession } from '../../lib/device/session.ts';
import { loadDeck } from '../../lib/language/kanji-deck.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { inBrowser, onServer, type PageHandle } from '../../lib/pages/page.ts';
import { utcOf } from '../../lib/time/day.ts';
import { useNow } from '../../lib/time/use-now.ts';
import type { Route } from './+types/sheet';

export const handle: PageHandle = {
  messages: ['mitsukete', 'lookalikes', 'audio', 'achievements'],
  isPlayed: true,
};

export async function loader(args: Route.LoaderArgs) {
  return sheetAt(args.params.date, (await onServer(args, handle)).locale);
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  return sheetAt(args.params.date, await inBrowser(args, handle));
}

/** Refuses what is no date. */
async function sheetAt(date: string, locale: Locale) {
  const day = dayOfAddress(date);
  if (day === null) throw data(null, { status: 404 });
  const { level, seed } = daySheet(day);
  return { day, seed, level: onTheWire(level, await loadDeck('deck-1', locale)) };
}

export default function SheetPage({ loaderData: { day, seed, level } }: Route.ComponentProps) {
  const t = useTranslations('mitsukete.day');
  const formatDate = useDateFormat();
  const now = useNow();
  const session = useSession();
  const { levels } = useProgress('mitsukete');
  const begun = useSavedLevels('mitsukete');
  const date = formatDate(utcOf(day), { dateStyle: 'long' });
  const frame = { subtitle: t('sheet', { date }), back: { to: '/mitsukete/day', label: t('toDay') } };
  const head = (
    <PageHead title={t('sheetPageTitle', { date })} description={t('sheetPageDescription', { date })} />
  );
  if (now !== null && day <= utcDayOf(now)) {
    const practice = isPractice({
      signedIn: session !== null,
      begun: begun.includes(level.id),
      tried: levels[level.id] !== undefined,
      day,
      today: utcDayOf(now),
    });
    return (
      <>
        {head}
        <PlayScreen
          key={day}
          level={level}
          seed={seed}
          practice={practice}
          once
          restartLabel={practice ? undefined : t('restart')}
          name={t('sheet', { date })}
          {...frame}
          verdict={(ended) => <SheetVerdict {...ended} day={day} />}
        />
      </>
    );
  }
  return (
    <MitsuketeFrame {...frame} playing={now === null}>
      {head}
      {now === null ? (
        <LoadingLevel level={level} />
      ) : (
        <div className="wrap mit-levels">
          <EmptyState
            kanji="待"
            title={t('notYet')}
            text={t('notYetText', { date })}
            action={
              <LocalLink className={buttonClass({ variant: 'accent' })} to="/mitsukete/day">
                {t('toDay')}
              </LocalLink>
            }
          />
        </div>
      )}
    </MitsuketeFrame>
  );
}
