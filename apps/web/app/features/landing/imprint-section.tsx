import type { SiteOwner } from '@michi/contracts/page-data';
import { Eyebrow } from '@michi/ui/eyebrow';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';

/** Who stands behind the site, in short. Particulars that nobody has set are marked as to be filled in. */
export function ImprintSection({ owner }: { owner: SiteOwner | null }) {
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
