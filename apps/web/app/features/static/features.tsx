import { Icon, type IconName } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { gameCounts } from '../../games/shelf.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './features.css';
import { StaticPage } from './static-page.tsx';

/** The six features, and how far each has come. */
const features = [
  { id: 'ai', icon: 'spark', state: 'coming' },
  { id: 'play', icon: 'dice', state: 'works' },
  { id: 'progress', icon: 'chart', state: 'works' },
  { id: 'writing', icon: 'brush', state: 'coming' },
  { id: 'offline', icon: 'offline', state: 'partly' },
  { id: 'community', icon: 'users', state: 'partly' },
] as const satisfies readonly { id: string; icon: IconName; state: 'works' | 'partly' | 'coming' }[];
const counts = { ready: gameCounts.ready, left: gameCounts.all - gameCounts.ready };

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
        {features.map(({ id, icon, state }) => (
          <li key={id}>
            <div className="abilities__name">
              <Icon name={icon} size="lg" />
              <h2>{t(`items.${id}.title`)}</h2>
              <p className={`abilities__state is-${state}`}>{t(`states.${state}`)}</p>
            </div>
            <dl>
              <div>
                <dt>{t('today')}</dt>
                <dd>{t(`items.${id}.today`, counts)}</dd>
              </div>
              <div>
                <dt>{t('next')}</dt>
                <dd>{t(`items.${id}.next`, counts)}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
      <p>{t.rich('closing', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}</p>
    </StaticPage>
  );
}
