import { comboShownMs } from '@michi/games/mitsukete/constants';
import type { State } from '@michi/games/mitsukete/rules';
import type { CSSProperties } from 'react';
import { useTranslations } from 'use-intl';
import { useComboShown } from './use-combo-shown.ts';
import './combo-shout.css';

/** A combo, large for a moment. */
export function ComboShout(state: Pick<State, 'lastMatch' | 'correctMatches'>) {
  const { lastMatch, correctMatches } = state;
  const t = useTranslations('mitsukete.play');
  const shown = useComboShown(state);
  if (!shown) return null;
  return (
    <p
      key={correctMatches}
      className="mit-combo"
      aria-hidden="true"
      style={{ '--shown': `${comboShownMs}ms` } as CSSProperties}
    >
      {t('comboShout', { combo: lastMatch?.combo ?? 0 })}
    </p>
  );
}
