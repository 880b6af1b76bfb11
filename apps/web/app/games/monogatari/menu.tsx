import { Alert } from '@michi/ui/alert';
import { buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { useTranslations } from 'use-intl';
import { useCreations } from '../../learner/use-creations.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { GameAchievements } from '../game-achievements.tsx';
import { MonogatariFrame } from './frame.tsx';
import './menu.css';
import { isPublished, storyKind } from './story-kind.ts';
import { StoryList } from './story-list.tsx';
import { Tutorial } from './tutorial.tsx';

/** The first screen: what lies on the desk, what is published, and how it is done. */
export function Menu() {
  const t = useTranslations('monogatari.menu');
  const editor = useTranslations('monogatari.editor');
  const { creations, newer, failed } = useCreations(storyKind);
  const isGuest = useSession() === null;
  const drafts = creations?.filter((creation) => !isPublished(creation)) ?? null;
  const published = creations?.filter(isPublished) ?? null;
  const refused = creations?.filter((creation) => creation.refused !== null) ?? [];
  return (
    <MonogatariFrame page="menu">
      <div className="wrap mng mng-menu">
        <div className="mng-menu__head">
          <Eyebrow japanese="物語">{t('eyebrow')}</Eyebrow>
          <h2>{t('heading')}</h2>
          <p className="soft">{t('lead')}</p>
          <LocalLink className={buttonClass({ variant: 'accent' })} to="/monogatari/new">
            {t('new')}
          </LocalLink>
        </div>
        {newer.length > 0 && <Alert role="status">{editor('newer')}</Alert>}
        {failed && <Alert tone="bad">{t('failed')}</Alert>}
        {refused[0] && (
          <Alert role="status">
            <strong>{t('onlyHere', { count: refused.length })}</strong> {refused[0].refused}
          </Alert>
        )}
        <StoryList id="mng-desk" heading={t('desk')} empty={t('deskEmpty')} creations={drafts} />
        <StoryList id="mng-stories" heading={t('stories')} empty={t('noStories')} creations={published} />
        {creations !== null && isGuest && <p className="small soft">{t('guest')}</p>}
        <GameAchievements game="monogatari" heading={t('achievements')} />
        <Tutorial />
      </div>
    </MonogatariFrame>
  );
}
