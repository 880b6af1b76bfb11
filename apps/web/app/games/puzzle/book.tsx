import type { PuzzleId } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { useTranslations } from 'use-intl';
import { useTried } from '../../lib/react/use-later.ts';
import { builtLater } from './built-later.ts';

/** What was built in the level so far, the latest first. It stands at the end, so that it pushes nothing away. */
export function Book({ state: { solved } }: { state: State }) {
  const t = useTranslations('puzzle.book');
  return (
    <section className="puz__book" aria-labelledby="puz-book">
      <h2 id="puz-book">{t('heading')}</h2>
      {solved.length === 0 ? (
        <p className="soft">{t('empty')}</p>
      ) : (
        <LaterStories built={solved.toReversed()} />
      )}
    </section>
  );
}

function LaterStories(props: { readonly built: readonly PuzzleId[] }) {
  const { loaded } = useTried(builtLater);
  return loaded && <loaded.Stories {...props} />;
}
