import { playableGames } from '@michi/games/catalogue';
import { Icon, type IconName } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './features.css';
import { StaticPage } from './static-page.tsx';

/** The six features, how far each has come, and whether more of it is to come. */
const features = [
  { id: 'ai', icon: 'spark', state: 'partly', more: true },
  { id: 'play', icon: 'dice', state: 'works', more: true },
  { id: 'progress', icon: 'chart', state: 'works', more: false },
  { id: 'writing', icon: 'brush', state: 'coming', more: true },
  { id: 'offline', icon: 'offline', state: 'works', more: false },
  { id: 'community', icon: 'users', state: 'partly', more: true },
] as const satisfies readonly {
  id: string;
  icon: IconName;
  state: 'works' | 'partly' | 'coming';
  more: boolean;
}[];

/** What works today, and what does not yet. */
export function Features() {
  const t = useTranslations('pages.features');
  return (
    <StaticPage
      eyebrow={t('eyebrow')}
      japanese="六つの道具"
      heading={t('heading')}
      lead={t('lead')}
      kanji="具"
    >
      <ul className="abilities">
        {features.map(({ id, icon, state, more }) => (
          <li key={id}>
            <div className="abilities__name">
              <Icon name={icon} size="lg" />
              <h2>{t(`items.${id}.title`)}</h2>
              <p className={`abilities__state is-${state}`}>{t(`states.${state}`)}</p>
            </div>
            <dl>
              <div>
                <dt>{t('today')}</dt>
                <dd>{t(`items.${id}.today`, { games: playableGames.length })}</dd>
              </div>
              {more && (
                <div>
                  <dt>{t('next')}</dt>
                  <dd>{t(`items.${id}.next`)}</dd>
                </div>
              )}
            </dl>
          </li>
        ))}
      </ul>
      <p>{t.rich('closing', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}</p>
    </StaticPage>
  );
}
