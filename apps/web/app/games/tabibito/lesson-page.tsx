import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { LoadingPlace, Skeleton } from '@michi/ui/state';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { later, useLater } from '../../lib/react/use-later.ts';
import { addressOf, LessonFrame } from './lesson-frame.tsx';
import { ModuleBoundary } from './module-boundary.tsx';
import { useStarted } from './use-started.ts';
import './scene-picture.css';
import './loading-lesson.css';

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

/** The places of line, card and steps, so that nothing jumps when they come. */
function LoadingLesson() {
  const t = useTranslations('tabibito');
  return (
    <div className="tabi-lesson">
      <div className="tabi-rail" aria-hidden="true">
        <ol {...japanese}>
          <li className="tabi-rail__stop">
            <i />駅
          </li>
          <li className="tabi-rail__stop">
            <i />着
          </li>
        </ol>
      </div>
      <div className="tabi-lesson__card">
        <LoadingPlace label={t('module.loading')} className="tabi-leaf tabi-leaf--scene">
          <Skeleton className="tabi-scene" />
          <div className="tabi-leaf__t">
            <Skeleton width="4rem" />
            <Skeleton width="60%" height="1.75rem" />
            <Skeleton />
            <Skeleton width="80%" />
          </div>
        </LoadingPlace>
      </div>
      <div className="tabi-lesson__steps" aria-hidden="true">
        <Skeleton className="btn tabi-lesson__back" />
        <Skeleton className="btn tabi-lesson__next">
          <span className="tabi-lesson__coming">
            {t('lesson.begin')}
            <Icon name="right" />
          </span>
        </Skeleton>
      </div>
    </div>
  );
}
