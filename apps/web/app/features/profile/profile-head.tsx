import { earned } from '@michi/progress/achievements';
import { currentLevel, experience, xpPerLevel } from '@michi/progress/experience';
import type { LearnerStatistics } from '@michi/progress/learner-statistics';
import { Button, buttonClass } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Bar } from '@michi/ui/progress';
import { Hanko } from '@michi/ui/stamp';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { openLogin } from '../../lib/device/login-request.ts';
import { useSession } from '../../lib/device/session.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useTitle } from '../achievements/use-title.ts';
import { LearnersSeal } from '../shell/learners-seal.tsx';

/** Who the learner is and what title they wear, their level, and how to keep what they have. */
export function ProfileHead({ learnerStatistics }: { learnerStatistics: LearnerStatistics }) {
  const t = useTranslations('profile');
  const session = useSession();
  const name = session?.user?.username;
  const titles = useTranslations('achievements.titles');
  const { worn } = useTitle(earned(learnerStatistics.achievements).titles);
  return (
    <header className="prof__head">
      <LearnersSeal size="4.5rem" otherwise={<Hanko kanji="道" size="4.5rem" />} />
      <div className="prof__name">
        <Eyebrow japanese="記憶">{t('eyebrow')}</Eyebrow>
        <h1 translate={name === undefined ? undefined : 'no'}>{name ?? t('title')}</h1>
        {worn && <p className="small soft">{t.rich('worn', { title: titles(worn), b: bold })}</p>}
      </div>
      <Level xp={experience(learnerStatistics)} />
      {session ? (
        <p className="prof__keep">
          <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to="/profile/account">
            {t('account')}
          </LocalLink>
        </p>
      ) : (
        <Guest />
      )}
    </header>
  );
}

const bold = (text: ReactNode) => <b>{text}</b>;

function Level({ xp }: { xp: number }) {
  const t = useTranslations('profile.level');
  const level = currentLevel(xp);
  const inLevel = xp % xpPerLevel;
  const value = t('of', { xp: inLevel, of: xpPerLevel });
  return (
    <div className="prof__level num">
      <p>
        <b>{t('title', { level })}</b>
        <span className="soft">{value}</span>
      </p>
      <Bar
        accent
        ticks
        value={inLevel}
        max={xpPerLevel}
        label={t('label', { next: level + 1 })}
        valueText={value}
      />
      <p className="small soft">{t('left', { xp: xpPerLevel - inLevel, next: level + 1, total: xp })}</p>
    </div>
  );
}

function Guest() {
  const t = useTranslations('profile.guest');
  const hydrated = useHydrated();
  return (
    <div className={`prof__keep for-guests ${hydrated ? '' : 'is-early'}`}>
      <p className="small soft">{t('text')}</p>
      <div className="row">
        <Button size="sm" aria-haspopup="dialog" disabled={!hydrated} onClick={() => openLogin('register')}>
          {t('register')}
        </Button>
        <Button
          variant="line"
          size="sm"
          aria-haspopup="dialog"
          disabled={!hydrated}
          onClick={() => openLogin('login')}
        >
          {t('login')}
        </Button>
      </div>
    </div>
  );
}
