import type { Submission } from '@michi/games/tatakae/rules';
import { Masu } from '@michi/ui/masu';
import { useFormatter, useTranslations } from 'use-intl';
import { useChallenge } from './challenge-words.ts';
import { InkPicture } from './drawing/ink-picture.tsx';

/** Every kanji of a battle as it was written last, beside its model. */
export function WrittenKanji({ submissions }: { submissions: readonly Submission[] }) {
  const t = useTranslations('tatakae.over');
  const last = new Map(submissions.map((submission) => [submission.challenge, submission]));
  return (
    <section className="tat-written" aria-labelledby="written">
      <h3 id="written">{t('written')}</h3>
      <ul>
        {[...last.values()].map((submission) => (
          <Written key={submission.challenge} submission={submission} />
        ))}
      </ul>
    </section>
  );
}

function Written({ submission }: { submission: Submission }) {
  const t = useTranslations('tatakae.battle');
  const format = useFormatter();
  const { kanji, meaning } = useChallenge(submission);
  return (
    <li>
      <Masu small>
        <InkPicture ink={submission.ink} label={t('own')} />
      </Masu>
      <Masu small kanji={kanji} form="model" />
      <p>
        <b>{meaning}</b>{' '}
        <span className="soft num">{format.number(submission.percent / 100, { style: 'percent' })}</span>
      </p>
    </li>
  );
}
