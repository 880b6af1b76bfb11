import type { Attempt } from '@michi/games/tatakae/rules';
import { Masu } from '@michi/ui/masu';
import { useFormatter, useTranslations } from 'use-intl';
import { useChallenge } from './challenge-words.ts';
import { InkPicture } from './drawing/ink-picture.tsx';

/** Every kanji of a battle as it was written last, beside its model. */
export function WrittenKanji({ attempts }: { attempts: readonly Attempt[] }) {
  const t = useTranslations('tatakae.over');
  const last = new Map(attempts.map((attempt) => [attempt.challenge, attempt]));
  return (
    <section className="tat-written" aria-labelledby="written">
      <h3 id="written">{t('written')}</h3>
      <ul>
        {[...last.values()].map((attempt) => (
          <Written key={attempt.challenge} attempt={attempt} />
        ))}
      </ul>
    </section>
  );
}

function Written({ attempt }: { attempt: Attempt }) {
  const t = useTranslations('tatakae.battle');
  const format = useFormatter();
  const { kanji, meaning } = useChallenge(attempt);
  return (
    <li>
      <Masu small>
        <InkPicture ink={attempt.ink} label={t('own')} />
      </Masu>
      <Masu small kanji={kanji} form="model" />
      <p>
        <b>{meaning}</b>{' '}
        <span className="soft num">{format.number(attempt.percent / 100, { style: 'percent' })}</span>
      </p>
    </li>
  );
}
