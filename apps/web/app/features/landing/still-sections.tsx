import { conceptIds } from '@michi/contracts/coming-soon';
import type { SiteOwner } from '@michi/contracts/page-data';
import { playableGames } from '@michi/games/catalogue';
import { Eyebrow, SectionHead } from '@michi/ui/eyebrow';
import { Icon, type IconName } from '@michi/ui/icon';
import { Kanji } from '@michi/ui/japanese';
import { useLocale, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { WithJapanese } from '../../lib/language/with-japanese.tsx';
import { concepts } from '../coming-soon/concepts.ts';
import { CallToAction } from './call-to-action.tsx';
import type { Claims } from './claims.ts';

// The sections that do nothing. Their styles are named by the page, which is there before this module.

export const BeforeGames = () => <FeatureCards />;

export const BeforeArticles = () => <ConceptList />;

export function AtTheEnd({ claims, owner }: { claims: Claims | null; owner: SiteOwner | null }) {
  return (
    <>
      <CallToAction claims={claims} />
      <ImprintSection owner={owner} />
    </>
  );
}

/** The ideas of the workshop, each leading to its page. */
function ConceptList() {
  const t = useTranslations('home.concepts');
  const japanese = useLocale() === 'ja';
  return (
    <section className="section" id="new-games" aria-labelledby="new-games-title">
      <div className="wrap">
        <SectionHead
          japanese="下書き"
          eyebrow={t('eyebrow')}
          title={t('title')}
          titleId="new-games-title"
          lead={t.rich('lead', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}
        />
        <ul className="draft">
          {conceptIds.map((id) => {
            const { title, japaneseTitle, crest } = concepts[id];
            return (
              <li key={id}>
                <LocalLink to={`/${id}`}>
                  <Kanji className="draft__k" aria-hidden="true">
                    {crest}
                  </Kanji>
                  <div>
                    <h3>{japanese ? japaneseTitle : title}</h3>
                    <p>
                      <WithJapanese>{t(`lines.${id}`)}</WithJapanese>
                    </p>
                  </div>
                </LocalLink>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}

/** The six features, each with whether it works today, in part, or is on the way. */
const features = [
  { id: 'ai', icon: 'spark', state: 'partly' },
  { id: 'play', icon: 'dice', state: 'here' },
  { id: 'progress', icon: 'chart', state: 'here' },
  { id: 'writing', icon: 'brush', state: 'coming' },
  { id: 'offline', icon: 'offline', state: 'here' },
  { id: 'community', icon: 'users', state: 'partly' },
] as const satisfies readonly { id: string; icon: IconName; state: 'here' | 'partly' | 'coming' }[];

function FeatureCards() {
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

/** Who stands behind the site, in short. Particulars that nobody has set are marked as to be filled in. */
function ImprintSection({ owner }: { owner: SiteOwner | null }) {
  const t = useTranslations('home.imprint');
  const link = (text: React.ReactNode) => <LocalLink to="/impressum">{text}</LocalLink>;
  return (
    <section className="section" id="impressum" aria-labelledby="impressum-title">
      <div className="wrap imprint">
        <div>
          <Eyebrow japanese="奥付">{t('eyebrow')}</Eyebrow>
          <h2 id="impressum-title">{t('title')}</h2>
        </div>
        <address>
          <h3>{t('addressTitle')}</h3>
          {owner ? (
            <>
              <Particular owner={owner} particular="name" />
              <Particular owner={owner} particular="street" />
              <Particular owner={owner} particular="city" />
              {owner.country && <p>{owner.country}</p>}
            </>
          ) : (
            <p>{t.rich('unreached', { link })}</p>
          )}
        </address>
        <div>
          <h3>{t('contactTitle')}</h3>
          {owner &&
            (owner.email ? <Mail address={owner.email} /> : <Particular owner={owner} particular="email" />)}
          {owner?.phone && <p>{owner.phone}</p>}
          <p>{t.rich('write', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}</p>
        </div>
        <div>
          <h3>{t('legalTitle')}</h3>
          <p>{t.rich('legalText', { link })}</p>
        </div>
      </div>
    </section>
  );
}

function Mail({ address }: { address: string }) {
  return (
    <p>
      <a href={`mailto:${address}`}>{address}</a>
    </p>
  );
}

function Particular({ owner, particular }: { owner: SiteOwner; particular: keyof SiteOwner }) {
  const t = useTranslations('home.imprint');
  const value = owner[particular];
  return value === null ? <p className="imprint__missing">{t('missing', { particular })}</p> : <p>{value}</p>;
}
