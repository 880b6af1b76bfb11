import type { Owner } from '@michi/contracts/page-data';
import { Button, buttonClass } from '@michi/ui/button';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/local-link.tsx';
import './imprint.css';
import { StaticPage } from './static-page.tsx';

/** What the law asks of every site; without them the imprint is unfinished. */
const obligatory = ['name', 'street', 'city', 'email'] as const satisfies readonly (keyof Owner)[];

export interface ImprintProps {
  /** Null when the particulars could not be loaded. */
  readonly owner: Owner | null;
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
      <section className="static__part">
        <h2>{t('provider')}</h2>
        {owner ? <Address owner={owner} /> : unreachable}
      </section>
      <section className="static__part">
        <h2>{t('contact')}</h2>
        {owner && <Contact owner={owner} />}
        <p>{t.rich('form', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}</p>
      </section>
      <section className="static__part">
        <h2>{t('responsible')}</h2>
        <p>{t('responsibleText')}</p>
        {owner && (
          <p>
            <Particular value={owner.name} setting="OWNER_NAME" />
          </p>
        )}
      </section>
      <section className="static__part">
        <h2>{t('dispute')}</h2>
        <p>{t('disputeText')}</p>
      </section>
      <section className="static__part">
        <h2>{t('content')}</h2>
        <p>{t('contentText')}</p>
      </section>
      <section className="static__part">
        <h2>{t('links')}</h2>
        <p>{t('linksText')}</p>
      </section>
      <section className="static__part">
        <h2>{t('copyright')}</h2>
        <p>{t.rich('copyrightText', { link: (text) => <LocalLink to="/about">{text}</LocalLink> })}</p>
      </section>
      <p>
        <LocalLink className={buttonClass({ variant: 'accent' })} to="/">
          {common('toHome')}
        </LocalLink>
      </p>
    </StaticPage>
  );
}

const isUnfinished = (owner: Owner) => obligatory.some((particular) => owner[particular] === null);

function Address({ owner }: { owner: Owner }) {
  return (
    <address className="owner">
      <Particular value={owner.name} setting="OWNER_NAME" />
      <Particular value={owner.street} setting="OWNER_STREET" />
      <Particular value={owner.city} setting="OWNER_CITY" />
      {(owner.country !== null || isUnfinished(owner)) && (
        <Particular value={owner.country} setting="OWNER_COUNTRY" />
      )}
    </address>
  );
}

function Contact({ owner }: { owner: Owner }) {
  const t = useTranslations('pages.imprint');
  const phoneNumber = owner.phone?.replace(/[^+\d]/g, '');
  return (
    <dl className="owner__contact">
      <div>
        <dt>{t('email')}</dt>
        <dd>
          <Particular value={owner.email} setting="OWNER_EMAIL">
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </Particular>
        </dd>
      </div>
      {(owner.phone !== null || isUnfinished(owner)) && (
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <Particular value={owner.phone} setting="OWNER_PHONE">
              <a href={`tel:${phoneNumber}`}>{owner.phone}</a>
            </Particular>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** A particular of the owner, or the mark of a setting that is still to be made. */
function Particular({
  value,
  setting,
  children = value,
}: {
  value: string | null;
  setting: string;
  children?: ReactNode;
}) {
  const t = useTranslations('pages.imprint');
  if (value === null) return <mark className="owner__missing">{t('missing', { setting })}</mark>;
  return <span>{children}</span>;
}
