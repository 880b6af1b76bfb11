import { obligatoryParticulars, type SiteOwner } from '@michi/contracts/page-data';
import { Button, buttonClass } from '@michi/ui/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './imprint.css';
import { Part, StaticPage } from './static-page.tsx';

export interface ImprintProps {
  /** Null when the particulars could not be loaded. */
  readonly owner: SiteOwner | null;
  readonly retry: () => void;
  readonly retrying: boolean;
}

/** Who runs the site, as § 5 DDG asks, with the legal notices. */
export function Imprint({ owner, retry, retrying }: ImprintProps) {
  const t = useTranslations('pages.imprint');
  const common = useTranslations('common');
  const unreachable = (
    <>
      <p>{t('unreachable')}</p>
      <Button variant="line" icon="reset" busy={retrying} onClick={retry}>
        {t('retry')}
      </Button>
    </>
  );
  return (
    <StaticPage eyebrow={t('eyebrow')} japanese="奥付" heading={t('heading')} kanji="奥">
      <Part title={t('provider')}>{owner ? <Address owner={owner} /> : unreachable}</Part>
      <Part title={t('contact')}>
        {owner && <Contact owner={owner} />}
        <p>{t.rich('form', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}</p>
      </Part>
      <Part title={t('responsible')}>
        <p>{t('responsibleText')}</p>
        {owner && (
          <p>
            <Particular owner={owner} particular="name" />
          </p>
        )}
      </Part>
      <Part title={t('dispute')}>
        <p>{t('disputeText')}</p>
      </Part>
      <Part title={t('content')}>
        <p>{t('contentText')}</p>
      </Part>
      <Part title={t('links')}>
        <p>{t('linksText')}</p>
      </Part>
      <Part title={t('copyright')}>
        <p>{t.rich('copyrightText', { link: (text) => <LocalLink to="/about">{text}</LocalLink> })}</p>
      </Part>
      <Part>
        <LocalLink className={buttonClass({ variant: 'accent' })} to="/">
          {common('toHome')}
        </LocalLink>
      </Part>
    </StaticPage>
  );
}

const isUnfinished = (owner: SiteOwner) =>
  obligatoryParticulars.some((particular) => owner[particular] === null);

function Address({ owner }: { owner: SiteOwner }) {
  return (
    <address className="owner">
      <Particular owner={owner} particular="name" />
      <Particular owner={owner} particular="street" />
      <Particular owner={owner} particular="city" />
      {(owner.country !== null || isUnfinished(owner)) && <Particular owner={owner} particular="country" />}
    </address>
  );
}

function Contact({ owner }: { owner: SiteOwner }) {
  const t = useTranslations('pages.imprint');
  const phoneNumber = owner.phone?.replace(/[^+\d]/g, '');
  return (
    <dl className="owner__contact">
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <Particular owner={owner} particular="email">
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </Particular>
        </dd>
      </div>
      {(owner.phone !== null || isUnfinished(owner)) && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <Particular owner={owner} particular="phone">
              <a href={`tel:${phoneNumber}`}>{owner.phone}</a>
            </Particular>
          </dd>
        </div>
      )}
    </dl>
  );
}

interface ParticularProps {
  readonly owner: SiteOwner;
  readonly particular: keyof SiteOwner;
  readonly children?: ReactNode;
}

/** A particular of the owner, or the mark that it is still to be filled in. */
function Particular({ owner, particular, children = owner[particular] }: ParticularProps) {
  const t = useTranslations('pages.imprint');
  if (owner[particular] === null)
    return <mark className="owner__missing">{t('missing', { particular })}</mark>;
  return <span>{children}</span>;
}
