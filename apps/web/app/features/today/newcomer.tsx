import { buttonClass } from '@michi/ui/button';
import { Sheet } from '@michi/ui/card';
import { Ja } from '@michi/ui/japanese';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { dayPlan, noPlan, noteKnown, subscribeToPlan } from '../../learner/day-plan.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { FirstGameCard } from './first-game-card.tsx';
import './newcomer.css';
import { firstGame, type Known, known, knownCount } from './first-game.ts';

const signs: Readonly<Record<Known, string>> = { none: '無', some: '少', many: '半' };
const kanaChoices = [false, true] as const;

/** Two questions, answered at once by the one game to begin with; or a placement. New kanji come after what is known. */
export function Newcomer() {
  const t = useTranslations('today.newcomer');
  const [kana, setKana] = useState(false);
  const told = useSyncExternalStore(subscribeToPlan, dayPlan, noPlan).known;
  const knows = known.findLast((choice) => knownCount[choice] <= told) ?? 'none';
  return (
    <div className="day-grid">
      <Sheet as="section" rule className="day-due" aria-labelledby="day-new-1">
        <fieldset className="pick">
          <legend>
            <h2 id="day-new-1">{t('kana')}</h2>
          </legend>
          {kanaChoices.map((choice) => (
            <label key={String(choice)} className="pick-l">
              <input type="radio" name="kana" checked={kana === choice} onChange={() => setKana(choice)} />
              <i aria-hidden="true" />
              <Ja className="pick-k" aria-hidden="true">
                {choice ? 'あ' : '？'}
              </Ja>
              <b>{t(choice ? 'kanaYes' : 'kanaNo')}</b>
            </label>
          ))}
        </fieldset>
        <fieldset className="pick">
          <legend>
            <h2>{t('known')}</h2>
          </legend>
          {known.map((choice) => (
            <label key={choice} className="pick-l">
              <input
                type="radio"
                name="known"
                checked={knows === choice}
                onChange={() => noteKnown(knownCount[choice])}
              />
              <i aria-hidden="true" />
              <Ja className="pick-k" aria-hidden="true">
                {signs[choice]}
              </Ja>
              <span>
                <b>{t(`levels.${choice}.name`)}</b>
                <span>
                  <WithJapanese steady>{t(`levels.${choice}.text`)}</WithJapanese>
                </span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="small soft">{t('unsure')}</p>
        <LocalLink to="/today/review/placement" className={buttonClass({ variant: 'line', block: true })}>
          {t('place')}
        </LocalLink>
        <p className="small soft center">{t('noAccount')}</p>
      </Sheet>
      <section className="day-path" aria-labelledby="day-first-game" aria-live="polite">
        <h2 id="day-first-game">{t('game')}</h2>
        <FirstGameCard game={firstGame({ kana, known: knows })} />
        <ol className="day-how">
          {(['play', 'due', 'ink'] as const).map((step, index) => (
            <li key={step}>
              <Ja aria-hidden="true">{'一二三'[index]}</Ja>
              {t(`how.${step}`)}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
