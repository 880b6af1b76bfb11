import type { ListedModule, ListedPath, StartedModule } from '@michi/contracts/tabibito';
import { Toggle } from '@michi/ui/toggle';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { KanaButton } from './kana-button.tsx';
import { KanaHelp } from './kana-help.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonView } from './lesson-view.tsx';
import { textsOn } from './texts-on.ts';
import { useLesson } from './use-lesson.ts';
import { useRomaji } from './use-romaji.ts';

export interface OpenLessonProps {
  readonly path: ListedPath;
  readonly module: ListedModule;
  readonly started: StartedModule;
  readonly onCompleted: () => void;
  readonly onLeave: () => void;
}

/** A lesson that is started: its cards, and the help with their kana. */
export function OpenLesson({ path, module, started, onCompleted, onLeave }: OpenLessonProps) {
  const t = useTranslations('tabibito.lesson');
  const lesson = useLesson(module, started);
  const [romaji, chooseRomaji] = useRomaji(path.difficulty_level);
  const [asksKana, setAsksKana] = useState(false);
  const { index, cards } = lesson;
  return (
    <LessonFrame
      path={path}
      module={module}
      subtitle={
        <>
          <span className="num">{t('place', { number: index + 1, count: cards.length })}</span> ·{' '}
          <WithJapanese>{module.title}</WithJapanese>
        </>
      }
      tools={<KanaButton onClick={() => setAsksKana(true)} />}
    >
      <LessonView
        path={path}
        module={{ ...started, is_completed: module.is_completed }}
        lesson={lesson}
        romaji={romaji}
        onCompleted={onCompleted}
        onLeave={onLeave}
      />
      {asksKana && (
        <KanaHelp texts={textsOn(lesson, started)} onClose={() => setAsksKana(false)}>
          <Toggle label={t('alwaysRomaji')} checked={romaji} onCheckedChange={chooseRomaji} />
        </KanaHelp>
      )}
    </LessonFrame>
  );
}
