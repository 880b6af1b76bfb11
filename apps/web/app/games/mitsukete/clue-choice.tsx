import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { clues, useClue } from './clue.ts';
import './clue-choice.css';

/** How the learner wants to be asked for the kanji. */
export function ClueChoice() {
  const t = useTranslations('mitsukete.clue');
  const [clue, choose] = useClue();
  const name = useId();
  return (
    <fieldset className="mit-clue" aria-describedby={`${name}-hint`}>
      <legend>{t('legend')}</legend>
      <div className="mit-clue__options">
        {clues.map((each) => (
          <label key={each}>
            <input type="radio" name={name} checked={each === clue} onChange={() => choose(each)} />
            {t(each)}
          </label>
        ))}
      </div>
      <p id={`${name}-hint`}>{t(clue === 'kanji' ? 'shownHint' : 'hiddenHint')}</p>
    </fieldset>
  );
}
