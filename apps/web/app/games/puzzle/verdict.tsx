import type { Puzzle } from '@michi/games/puzzle/puzzle';
import type { PuzzleId } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { Icon } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';

export interface VerdictProps {
  readonly state: State;
  /** Another kanji that the wrong radicals make. */
  readonly made: (Puzzle & { readonly id: PuzzleId }) | null;
}

/** How the kanji was judged. The announcer says it to those who do not see it. */
export function Verdict({ state: { phase, lastPoints }, made }: VerdictProps) {
  const t = useTranslations('puzzle.build');
  const texts = useTranslations('puzzle.kanji');
  return (
    <p className={`puz__verdict is-${phase}`} aria-hidden="true">
      {(phase === 'right' || phase === 'done') && (
        <>
          <Icon name="check" size="sm" /> <span>{t('perfect')}</span>{' '}
          <span className="num">{t('gained', { points: lastPoints })}</span>
        </>
      )}
      {phase === 'wrong' && (
        <>
          <Icon name="close" size="sm" />{' '}
          <WithJapanese>
            {made ? t('made', { kanji: made.kanji, meaning: texts(`${made.id}.meaning`) }) : t('wrong')}
          </WithJapanese>
        </>
      )}
    </p>
  );
}
