import { Icon } from '@michi/ui/icon';
import { japanese } from '@michi/ui/japanese';
import { LoadingPlace, Skeleton } from '@michi/ui/state';
import { useTranslations } from 'use-intl';
import './scene-picture.css';
import './loading-lesson.css';

/** The places of line, card and steps, so that nothing jumps when they come. */
export function LoadingLesson() {
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
