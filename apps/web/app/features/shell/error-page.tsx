import { buttonClass } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { useWholeSearch } from '../../lib/pages/hydrated.ts';
import { mayShowAgain } from '../../lib/pages/typed.ts';
import { IfItLasts } from './if-it-lasts.tsx';
import type { Problem } from './use-problem.ts';

const pictures: Readonly<Record<Problem, string>> = {
  notFound: '迷',
  otherMethod: '違',
  offline: '圏',
  tooLong: '遅',
  broken: '乱',
};

/** Shown in place of a page that is missing, failed, timed out, is unreachable or accepts no data. The shell around it stays. */
export function ErrorPage({ problem }: { problem: Problem }) {
  const t = useTranslations('problems');
  const common = useTranslations('common');
  const { pathname } = useLocation();
  const search = useWholeSearch();
  const navigate = useNavigate();
  const showAgain = (event: MouseEvent) => {
    if (!mayShowAgain()) return;
    event.preventDefault();
    void navigate(pathname + search, { replace: true });
  };
  // applies to the address, so trying again does not help
  const lasts = problem === 'notFound' || problem === 'otherMethod';
  return (
    <div className="wrap state site__error">
      <title>{`${t(`${problem}.title`)} · Kanji no Michi`}</title>
      <meta name="robots" content="noindex" />
      <Masu kanji={pictures[problem]} />
      <h1>{t(`${problem}.title`)}</h1>
      <p>
        <WithJapanese>{t(`${problem}.text`)}</WithJapanese>
      </p>
      <div className="row center">
        {!lasts && (
          // not a link of the router: the page must be reloaded, also without JavaScript
          <a className={buttonClass({ variant: 'accent' })} href={pathname + search} onClick={showAgain}>
            <Icon name="reset" />
            {common('retry')}
          </a>
        )}
        <LocalLink className={buttonClass({ variant: lasts ? 'accent' : 'line' })} to="/games">
          {common('toGames')}
        </LocalLink>
        <LocalLink className={buttonClass({ variant: 'line' })} to="/">
          {common('toHome')}
        </LocalLink>
      </div>
      {(problem === 'tooLong' || problem === 'broken') && <IfItLasts />}
    </div>
  );
}
