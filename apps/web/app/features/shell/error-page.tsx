import { buttonClass } from '@michi/ui/button';
import { Masu } from '@michi/ui/masu';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/local-link.tsx';

/** What stands where a page is missing or broke; the shell around it lives on. */
export function ErrorPage({ notFound }: { notFound: boolean }) {
  const t = useTranslations('common');
  const kind = notFound ? 'notFound' : 'broken';
  return (
    <div className="wrap state site__error">
      <title>{`${t(`${kind}.title`)} · Kanji no Michi`}</title>
      <meta name="robots" content="noindex" />
      <Masu kanji={notFound ? '迷' : '乱'} />
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      <div className="row center">
        <LocalLink className={buttonClass({ variant: 'accent' })} to="/games">
          {t('toGames')}
        </LocalLink>
        <LocalLink className={buttonClass({ variant: 'line' })} to="/">
          {t('toHome')}
        </LocalLink>
      </div>
    </div>
  );
}
