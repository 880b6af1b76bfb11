import { type State, unsolved } from '@michi/games/puzzle/rules';
import { Button } from '@michi/ui/button';
import { useTranslations } from 'use-intl';
import { useOneTap } from '../../lib/react/use-one-tap.ts';

export interface ActsProps {
  readonly state: State;
  readonly onReset: () => void;
  readonly onNewPuzzle: () => void;
}

/** The ways out of a puzzle. */
export function Acts({ state, onReset, onNewPuzzle }: ActsProps) {
  const t = useTranslations('puzzle.build');
  const once = useOneTap();
  const { chosen, phase, target } = state;
  const resettable = chosen.length > 0 && (phase === 'playing' || phase === 'wrong');
  const hasOther = unsolved(state).some((id) => id !== target);
  return (
    <div className="puz__acts">
      <Button
        variant="line"
        size="sm"
        icon="reset"
        className="puz__reset"
        aria-disabled={!resettable}
        onClick={onReset}
      >
        {t('reset')}
      </Button>
      <Button
        variant="line"
        size="sm"
        icon="swap"
        aria-disabled={!hasOther || phase !== 'playing'}
        onClick={once(onNewPuzzle)}
      >
        {t('newPuzzle')}
      </Button>
    </div>
  );
}
