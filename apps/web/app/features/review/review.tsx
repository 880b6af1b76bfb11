import type { SittingId } from '@michi/games/review/setup';
import { Button, buttonClass } from '@michi/ui/button';
import { EmptyState, ErrorState, LoadingState } from '@michi/ui/state';
import { type RefObject, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useLostFocus } from '../../lib/react/use-lost-focus.ts';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import { Introduction } from './introduction.tsx';
import { useEntries } from './library.ts';
import './review.css';
import { ReviewRun } from './review-run.tsx';
import { useSittingSetup } from './use-sitting-setup.ts';

/** A sitting of the quick review, from what is asked to how it went. */
export function ReviewScreen({ sitting }: { sitting: SittingId }) {
  const t = useTranslations('today.review');
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <div className="wrap rev">
      <h1 className="rev-title" ref={title} tabIndex={-1}>
        {t(`titles.${sitting}`)}
      </h1>
      <Sitting sitting={sitting} title={title} />
      <KanjiFonts />
    </div>
  );
}

interface SittingProps {
  readonly sitting: SittingId;
  readonly title: RefObject<HTMLElement | null>;
}

function Sitting({ sitting, title }: SittingProps) {
  const t = useTranslations('today.review');
  const common = useTranslations('common');
  const { entries, failed, trying, retried, retry } = useEntries(useLocale());
  const { chosen, renew } = useSittingSetup(sitting, entries);
  const [introduced, setIntroduced] = useState(false);
  useLostFocus(failed, () => (retried ? title.current : null));
  const back = (
    <LocalLink to="/today" className={buttonClass({ variant: 'accent' })}>
      {t('back')}
    </LocalLink>
  );

  if (failed)
    return (
      <ErrorState
        title={t('failed')}
        action={
          <div className="row">
            <Button variant="accent" icon="reset" busy={trying} onClick={retry}>
              {common('retry')}
            </Button>
            {back}
          </div>
        }
      />
    );
  if (!entries || !chosen) return <LoadingState label={t('loading')} />;
  if (chosen.setup.questions.length === 0)
    return <EmptyState kanji="済" title={t('nothing')} text={t('nothingText')} action={back} />;
  if (sitting === 'new' && !introduced && !chosen.goesOn)
    return <Introduction setup={chosen.setup} entries={entries} onReady={() => setIntroduced(true)} />;
  const again = () => {
    setIntroduced(false);
    renew();
  };
  return (
    <ReviewRun key={chosen.number} sitting={sitting} setup={chosen.setup} entries={entries} onAgain={again} />
  );
}
