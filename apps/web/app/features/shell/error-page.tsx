import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { useWholeSearch } from '../../lib/hydrated.ts';
import { LocalLink } from '../../lib/local-link.tsx';
import { useOnline } from '../../lib/online.ts';
import { WithJapanese } from '../../lib/with-japanese.tsx';

const kanji = { notFound: '迷', otherMethod: '違', broken: '乱', offline: '圏' } as const;

/** What holds for an address however often it is tried, by status. */
const lasting: Readonly<Record<number, 'notFound' | 'otherMethod'>> = { 404: 'notFound', 405: 'otherMethod' };

/** What stands where a page is missing, broke, is out of reach or takes nothing; the shell around it lives on. */
export function ErrorPage({ status }: { status: number | null }) {
  const t = useTranslations('common');
  const online = useOnline();
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const lasts = status === null ? undefined : lasting[status];
  const kind = lasts ?? (online ? 'broken' : 'offline');
  return (
    <div className="wrap state site__error">
      <title>{`${t(`${kind}.title`)} · Kanji no Michi`}</title>
      <meta name="robots" content="noindex" />
      <Masu kanji={kanji[kind]} />
      <h1>{t(`${kind}.title`)}</h1>
      <p>
        <WithJapanese>{t(`${kind}.text`)}</WithJapanese>
      </p>
      <div className="row center">
        {!lasts && (
          // no link of the router: the page is to be loaded anew, also without JavaScript
          <a className={buttonClass({ variant: 'accent' })} href={pathname + search}>
            <Icon name="reset" />
            {t('retry')}
          </a>
        )}
        <LocalLink className={buttonClass({ variant: lasts ? 'accent' : 'line' })} to="/games">
          {t('toGames')}
        </LocalLink>
        <LocalLink className={buttonClass({ variant: 'line' })} to="/">
          {t('toHome')}
        </LocalLink>
      </div>
    </div>
  );
}
