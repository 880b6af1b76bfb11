import { playableGames } from '@michi/games/catalogue';
import { SectionHead } from '@michi/ui/eyebrow';
import { Icon, type IconName } from '@michi/ui/icon';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';

/** The six features, each with whether it works today, in part, or is on the way. */
const features = [
  { id: 'ai', icon: 'spark', state: 'partly' },
  { id: 'play', icon: 'dice', state: 'here' },
  { id: 'progress', icon: 'chart', state: 'here' },
  { id: 'writing', icon: 'brush', state: 'coming' },
  { id: 'offline', icon: 'offline', state: 'here' },
  { id: 'community', icon: 'users', state: 'partly' },
] as const satisfies readonly { id: string; icon: IconName; state: 'here' | 'partly' | 'coming' }[];

export function FeatureCards() {
  const t = useTranslations('home.features');
  return (
    <section className="section section--sunken" id="features" aria-labelledby="features-title">
      <div className="wrap">
        <SectionHead
          japanese="六つの道具"
          eyebrow={t('eyebrow')}
          title={t('title')}
          titleId="features-title"
        />
        <ul className="feat">
          {features.map(({ id, icon, state }) => (
            <li key={id}>
              <Icon name={icon} size="lg" />
              <h3>{t(`${id}.title`)}</h3>
              <p>{t(`${id}.text`, { games: playableGames.length })}</p>
              <p className={`feat__state is-${state}`}>{t(`states.${state}`)}</p>
            </li>
          ))}
        </ul>
        <p className="mt-6">
          <LocalLink to="/features">{t('more')}</LocalLink>
        </p>
      </div>
    </section>
  );
}
