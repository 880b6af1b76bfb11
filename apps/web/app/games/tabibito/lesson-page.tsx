import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { later, useLater } from '../../lib/react/use-later.ts';
import { addressOf, LessonFrame } from './lesson-frame.tsx';
import { LoadingLesson } from './loading-lesson.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import { useStarted } from './use-started.ts';

const lessonLater = later(() => import('./open-lesson.tsx'));

export interface LessonPageProps {
  readonly path: ListedPath;
  readonly module: ListedModule;
  /** The lesson is completed and celebrated. */
  readonly onCompleted: () => void;
}

/** A lesson in the place of its path: a run of cards. */
export function LessonPage(props: LessonPageProps) {
  const { path, module } = props;
  const navigate = useNavigate();
  const localPath = useLocalPath();
  const leave = () => void navigate(localPath(addressOf(path)));
  const inFrame = (children: ReactNode) => (
    <LessonFrame path={path} module={module} subtitle={<WithJapanese>{module.title}</WithJapanese>}>
      {children}
    </LessonFrame>
  );
  return (
    <ModuleBoundary onClose={leave} around={inFrame}>
      <Lesson {...props} onLeave={leave} loading={inFrame(<LoadingLesson />)} />
    </ModuleBoundary>
  );
}

interface LessonProps extends LessonPageProps {
  readonly onLeave: () => void;
  readonly loading: ReactNode;
}

/** Its cards are loaded while the server starts it. */
function Lesson({ loading, ...rest }: LessonProps) {
  const started = useStarted(rest.module);
  const cards = useLater(lessonLater);
  if (!started || !cards) return loading;
  return <cards.OpenLesson {...rest} started={started} />;
}
