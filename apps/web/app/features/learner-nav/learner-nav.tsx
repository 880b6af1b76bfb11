import { useLocation } from 'react-router';
import { useTranslations } from 'use-intl';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { currentMark } from '../shell/site-links.ts';
import './learner-nav.css';

/** The pages of what a learner has; `text` is a message of `common.learner`. */
const pages = [
  { to: '/today', text: 'today' },
  { to: '/profile', text: 'memory' },
  { to: '/achievements', text: 'achievements' },
  { to: '/challenges', text: 'challenges' },
] as const;

/** The row scrolls where it is too narrow for all pages: the present one is always seen. */
const intoView = (entry: HTMLLIElement | null) => {
  const row = entry?.parentElement;
  if (entry && row) row.scrollLeft = entry.offsetLeft + entry.offsetWidth - row.clientWidth;
};

/** The second bar, over the pages of what a learner has. */
export function LearnerNav() {
  const t = useTranslations('common.learner');
  const path = withoutPrefix(useLocation().pathname);
  return (
    <nav className="learner-nav" aria-label={t('label')}>
      <ul className="wrap">
        {pages.map(({ to, text }) => (
          <li key={to} ref={to === path ? intoView : null}>
            <LocalLink to={to} aria-current={currentMark(to, path)}>
              {t(text)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
