import { useFormatter, useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import './about.css';
import { Part, StaticPage } from './static-page.tsx';

/** The typefaces of the site, with the copyright lines of their licences. */
const fonts = [
  {
    name: 'Alegreya Sans',
    use: 'interface',
    copyright: '© 2013 The Alegreya Sans Project Authors (Huerta Tipográfica)',
    licence: '/fonts/alegreya-sans-licence.txt',
  },
  {
    name: 'Shippori Mincho',
    use: 'headings',
    copyright: '© 2021 The Shippori Mincho Project Authors (FONTDASU)',
    licence: '/fonts/shippori-mincho-licence.txt',
  },
  {
    name: 'Klee One',
    use: 'model',
    copyright: '© 2020 The Klee Project Authors (Fontworks)',
    licence: '/fonts/klee-one-licence.txt',
  },
  {
    name: 'Zen Kaku Gothic New',
    use: 'japanese',
    copyright: '© 2022 The Zen Project Authors',
    licence: '/fonts/zen-kaku-gothic-new-licence.txt',
  },
  {
    name: 'Source Serif 4',
    use: 'macron',
    copyright: '© 2014–2021 Adobe',
    licence: '/fonts/source-serif-4-licence.txt',
  },
] as const;
const libraries = ['React', 'React Router', 'Fastify', 'Kysely', 'Zod', 'use-intl', 'markdown-to-jsx'];

/** Who makes this, how, and with whose work. */
export function About() {
  const t = useTranslations('pages.about');
  const format = useFormatter();
  return (
    <StaticPage eyebrow={t('eyebrow')} japanese="道のり" heading={t('heading')} lead={t('lead')} kanji="道">
      <Part title={t('whyTitle')}>
        <p>{t('why')}</p>
      </Part>
      <Part title={t('howTitle')}>
        <p>{t('how')}</p>
      </Part>
      <Part title={t('aiTitle')}>
        <p>{t.rich('ai', { link: (text) => <LocalLink to="/features">{text}</LocalLink> })}</p>
      </Part>
      <Part title={t('creditsTitle')}>
        <p>{t('own')}</p>
        <p>{t('fonts')}</p>
        <ul className="credits">
          {fonts.map(({ name, use, copyright, licence }) => (
            <li key={name}>
              <strong>{name}</strong>
              <span className="soft">{t(`uses.${use}`)}</span>
              <span className="small" lang="en">
                {copyright}
              </span>
              <a className="small" href={licence}>
                {t('licenceOf', { font: name })}
              </a>
            </li>
          ))}
        </ul>
        <p>
          {t.rich('strokes', {
            kanjivg: (text) => <a href="https://kanjivg.tagaini.net">{text}</a>,
            licence: (text) => (
              <a href="/strokes/LICENCE.txt" hrefLang="en">
                {text}
              </a>
            ),
          })}
        </p>
        <p>
          {t.rich('levels', {
            waller: (text) => <a href="https://www.tanos.co.uk/jlpt/">{text}</a>,
          })}
        </p>
        <p>{t('libraries', { libraries: format.list(libraries) })}</p>
        <p>
          {t.rich('notice', {
            link: (text) => (
              <a href="/notice.txt" hrefLang="en">
                {text}
              </a>
            ),
          })}
        </p>
      </Part>
      <Part>
        <p>{t.rich('write', { link: (text) => <LocalLink to="/contact">{text}</LocalLink> })}</p>
      </Part>
    </StaticPage>
  );
}
