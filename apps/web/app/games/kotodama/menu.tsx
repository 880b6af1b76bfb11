import { classics, hiddenPoems } from '@michi/games/kotodama/poems';
import type { PoemMode } from '@michi/games/kotodama/words';
import { buttonClass } from '@michi/ui/button';
import { classNames } from '@michi/ui/class-names';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { useCreations } from '../../learner/use-creations.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { GameAchievements } from '../game-achievements.tsx';
import { Branch } from './branch.tsx';
import { KotodamaFrame } from './frame.tsx';
import { haikuKind, isFinished } from './haiku-kind.ts';
import './menu.css';
import { Tutorial } from './tutorial.tsx';
import { usePoet } from './use-poet.ts';

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
