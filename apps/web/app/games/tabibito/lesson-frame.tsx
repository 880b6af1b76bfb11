import type { ListedModule, ListedPath } from '@michi/contracts/tabibito';
import { useTranslations } from 'use-intl';
import { PageHead } from '../../features/shell/page-head.tsx';
import type { GameFrameProps } from '../game-frame.tsx';
import { TabibitoFrame } from './frame.tsx';
import './rail.css';
import './lesson-frame.css';

export interface LessonFrameProps extends Pick<GameFrameProps, 'subtitle' | 'tools' | 'children'> {
  readonly path: ListedPath;
  readonly module: ListedModule;
}

/** The bar of a lesson, which leads back to its path. */
export function LessonFrame({ path, module, children, ...rest }: LessonFrameProps) {
  const t = useTranslations('tabibito');
  return (
    <TabibitoFrame {...rest} back={{ to: addressOf(path), label: t('lesson.leave') }} playing>
      <PageHead title={`${module.title} · ${t('title')} · Kanji no Michi`} description={path.description} />
      {children}
    </TabibitoFrame>
  );
}

export const addressOf = ({ difficulty_level, id }: ListedPath) => `/tabibito/${difficulty_level}/${id}`;
