import { comboShownFrom, comboShownMs } from '@michi/games/mitsukete/constants';
import type { State } from '@michi/games/mitsukete/rules';
import { type CSSProperties, useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import './combo-shout.css';

/** Shows a combo large for a moment, when it was long enough before the match. */
export function ComboShout({ lastMatch, correctMatches }: Pick<State, 'lastMatch' | 'correctMatches'>) {
  const t = useTranslations('mitsukete.play');
  /** The match that was shown last, or was there before. */
  const [seen, setSeen] = useState(correctMatches);
  const shown = lastMatch !== null && lastMatch.combo - 1 >= comboShownFrom && seen !== correctMatches;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setSeen(correctMatches), comboShownMs);
    return () => clearTimeout(timer);
  }, [shown, correctMatches]);

  if (!shown) return null;
  return (
    <p
      key={correctMatches}
      className="mit-combo"
      aria-hidden="true"
      style={{ '--shown': `${comboShownMs}ms` } as CSSProperties}
    >
      <b>{t('comboShout', { combo: lastMatch.combo })}</b>
      <span>{t('comboPoints', { points: lastMatch.points })}</span>
    </p>
  );
}
