import { textOfLines } from '@michi/games/kotodama/lines';
import { japanese } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { idOf } from '../../learner/documents/creation.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import './branch.css';
import type { HaikuCreation } from './haiku-kind.ts';
import { PoemLines } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';

/** The last poems, hung on a branch of bamboo; null while they are not known yet. */
export function Branch({ creations }: { creations: readonly HaikuCreation[] | null }) {
  const t = useTranslations('kotodama');
  const formatDate = useDateFormat();
  return (
    <section className="kot-branch" aria-labelledby="kot-last">
      <div className="kot-branch__head">
        <h2 id="kot-last">{t('menu.last')}</h2>
        <p className="small soft">{t('menu.hung')}</p>
      </div>
      <div className="kot-branch__bamboo" aria-hidden="true" />
      {creations !== null && creations.length === 0 && <p className="soft">{t('menu.none')}</p>}
      <ul aria-busy={creations === null || undefined}>
        {creations?.map(({ name, content, changedAt }) => (
          <li key={name} className={`kot-strip kot-strip--${content.season}`}>
            <span className="kot-strip__string" aria-hidden="true" />
            <LocalLink
              to={`/kotodama/poems?poem=${idOf(name)}`}
              aria-label={`${t(`seasons.${content.season}`)}: ${textOfLines(content.lines)}`}
            >
              <span className="kot-strip__season" {...japanese}>
                {seasonSigns[content.season]}
              </span>
              <PoemLines haiku={content} />
              <Hanko kanji="霊" size="1.75rem" />
            </LocalLink>
            <p className="small soft num">
              <b>{t('menu.points', { points: content.handedIn?.points ?? 0 })}</b> ·{' '}
              {t(`seasons.${content.season}`)} ·{' '}
              {formatDate(new Date(changedAt), { day: 'numeric', month: 'long', timeZone: zone() })}
            </p>
          </li>
        ))}
      </ul>
      {creations !== null && creations.length > 0 && (
        <LocalLink className="kot-branch__all" to="/kotodama/poems">
          {t('menu.all')}
        </LocalLink>
      )}
    </section>
  );
}

/** Where the learner is; creations are known in the browser alone. */
const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
