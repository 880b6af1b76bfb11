import { hintCost } from '@michi/games/puzzle/constants';
import { puzzleOf } from '@michi/games/puzzle/puzzles';
import type { State } from '@michi/games/puzzle/rules';
import { Icon } from '@michi/ui/icon';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import type { TutorialLesson } from './lesson.ts';
import './coach.css';

/** The voice of the tutorial: what to do now. */
export function Coach({ state, lesson }: { state: State; lesson: TutorialLesson }) {
  const t = useTranslations('puzzle.coach');
  const names = useTranslations('puzzle.radicals');
  const texts = useTranslations('puzzle.kanji');
  const bold = (chunks: ReactNode) => <b>{chunks}</b>;
  const meaning = texts(`${puzzleOf(state.target).id}.meaning`);
  return (
    <aside className="panel puz__coach" aria-label={t('label')} aria-live="polite">
      <Icon name="brush" />
      <p>
        {'part' in lesson
          ? t.rich(lesson.says, { part: names(lesson.part), meaning, b: bold })
          : t(lesson.says, { cost: hintCost })}{' '}
        {lesson.says === 'done' && (
          <LocalLink className="puz__onward" to="/puzzle">
            {t('toPuzzle')}
          </LocalLink>
        )}
      </p>
    </aside>
  );
}
