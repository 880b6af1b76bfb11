import { textOfLines } from '@michi/games/kotodama/lines';
import { classics, hiddenPoems } from '@michi/games/kotodama/poems';
import type { PoemMode } from '@michi/games/kotodama/words';
import { buttonClass } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja, japanese } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { useTranslations } from 'use-intl';
import { idOf } from '../../learner/documents/creation.ts';
import { useCreations } from '../../learner/use-creations.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useDateFormat } from '../../lib/language/use-date-format.ts';
import { GameAchievements } from '../game-achievements.tsx';
import './branch.css';
import { KotodamaFrame } from './frame.tsx';
import { type HaikuCreation, haikuKind, isFinished } from './haiku-kind.ts';
import { PoemLines } from './poem-lines.tsx';
import { seasonSigns } from './season-chips.tsx';
import { Tutorial } from './tutorial.tsx';
import { usePoet } from './use-poet.ts';
import './menu.css';

/** The kanji of each mode, and how many lines stand already. */
const covers = {
  create: { kanji: '作', given: 3 },
  complete: { kanji: '続', given: 1 },
  hunt: { kanji: '探', given: 0 },
} as const satisfies Record<PoemMode, { kanji: string; given: number }>;
const lines = [
  { name: 'first', morae: [1, 2, 3, 4, 5] },
  { name: 'second', morae: [1, 2, 3, 4, 5, 6, 7] },
  { name: 'third', morae: [1, 2, 3, 4, 5] },
];

/** The first screen: three ways to a poem, the last ones, and how it is done. */
export function Menu() {
  const t = useTranslations('kotodama');
  const { creations } = useCreations(haikuKind);
  const poet = usePoet();
  const isGuest = useSession() === null;
  const finished = creations?.filter(isFinished) ?? [];
  const isDraft =
    creations?.some((creation) => !isFinished(creation) && creation.content.mode === 'create') ?? false;
  const completed = new Set(finished.flatMap(({ content }) => content.poem ?? []));
  const counts: Record<PoemMode, string> = {
    create: t('menu.create.count', {
      count: finished.filter(({ content }) => content.mode === 'create').length,
    }),
    complete: t('menu.complete.count', { count: completed.size, all: classics.length }),
    hunt: t('menu.hunt.count', {
      count: hiddenPoems.filter(({ id }) => poet && id in poet.poems).length,
      all: hiddenPoems.length,
    }),
  };
  return (
    <KotodamaFrame page="menu">
      <div className="wrap kot-menu">
        <div className="kot-menu__head">
          <Eyebrow japanese="言霊">{t('menu.eyebrow')}</Eyebrow>
          <h2>{t('menu.heading')}</h2>
          <p className="soft">{t('menu.lead')}</p>
        </div>
        <ul className="kot-menu__modes">
          {(['create', 'complete', 'hunt'] as const).map((mode) => (
            <li key={mode} className="kot-mode">
              <div className="kot-mode__cover" aria-hidden="true">
                <Ja className="kot-mode__kanji">{covers[mode].kanji}</Ja>
                <span className="kot-mode__dots">
                  {lines.map(({ name, morae }, index) => (
                    <i key={name} className={classNames(index >= covers[mode].given && 'is-open')}>
                      {morae.map((each) => (
                        <b key={each} />
                      ))}
                    </i>
                  ))}
                </span>
              </div>
              <div className="kot-mode__text">
                <p className="label soft">{t(`menu.${mode}.kind`)}</p>
                <h3>{t(`menu.${mode}.name`)}</h3>
                <p className="small">{t(`menu.${mode}.text`)}</p>
                <p className="small soft num">{creations ? counts[mode] : ' '}</p>
                <LocalLink
                  className={buttonClass({ variant: mode === 'create' ? 'accent' : 'game', block: true })}
                  to={`/kotodama/${mode}`}
                >
                  {mode === 'create' && isDraft ? t('menu.goOn') : t(`menu.${mode}.name`)}
                </LocalLink>
              </div>
            </li>
          ))}
        </ul>
        <Branch creations={creations && finished.slice(0, 3)} />
        {creations !== null && isGuest && <p className="small soft">{t('menu.guest')}</p>}
        <GameAchievements game="kotodama" heading={t('menu.achievements')} />
        <Tutorial button />
      </div>
    </KotodamaFrame>
  );
}

/** The last poems, hung on a branch of bamboo; null while they are not known yet. */
function Branch({ creations }: { creations: readonly HaikuCreation[] | null }) {
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
