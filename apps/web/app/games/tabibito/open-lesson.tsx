import type { ListedModule, ListedPath, StartedModule } from '@michi/contracts/tabibito';
import type { Difficulty } from '@michi/games/tabibito/difficulties';
import { Toggle } from '@michi/ui/toggle';
import { useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { browserStore } from '../../lib/device/storage.ts';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { KanaButton } from './kana-button.tsx';
import { KanaHelp } from './kana-help.tsx';
import { LessonFrame } from './lesson-frame.tsx';
import { LessonView } from './lesson-view.tsx';
import { textsOn } from './texts-on.ts';
import { useLesson } from './use-lesson.ts';

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

const key = 'kanji-no-michi:tabibito:romaji';
const entry = () => browserStore().entry(key, z.boolean());
const subscribe = (listener: () => void) =>
  browserStore().onChange((changed) => {
    if (changed === null || changed === key) listener();
  });

/** Whether this device shows romaji beside readings. Without a choice, only for beginners. */
function useRomaji(difficulty: Difficulty): [shown: boolean, choose: (shown: boolean) => void] {
  const chosen = useSyncExternalStore(
    subscribe,
    () => entry().read(),
    () => null,
  );
  return [chosen ?? difficulty === 'beginner', (shown) => void entry().write(shown)];
}
