import type { Submission } from '@michi/games/tatakae/rules';
import { Masu } from '@michi/ui/masu';
import { useFormatter, useTranslations } from 'use-intl';
import { useChallenge } from './challenge-words.ts';
import { InkPicture } from './drawing/ink-picture.tsx';

/** What was handed in, beside the form it was copied from, and what it brought. */
export function SubmissionLeaf({ submission }: { submission: Submission }) {
  const t = useTranslations('tatakae.battle');
  const format = useFormatter();
  const { kanji } = useChallenge(submission);
  return (
    <div className="tat-leaf">
      <figure>
        <Masu>
          <InkPicture ink={submission.ink} label={t('own')} />
        </Masu>
        <figcaption>{t('own')}</figcaption>
      </figure>
      <figure>
        <Masu kanji={kanji} form="model" />
        <figcaption>{t('model')}</figcaption>
      </figure>
      <p className="tat-leaf__verdict num">
        <b className="tat-leaf__percent">{format.number(submission.percent / 100, { style: 'percent' })}</b>
        <small>{t('byLot')}</small>
        <span>{t('submission', { points: submission.points })}</span>
      </p>
    </div>
  );
}
