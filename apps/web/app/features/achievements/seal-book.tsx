import { badges, type Category, categories, earned, titles } from '@michi/progress/achievements';
import { currentLevel, experience } from '@michi/progress/experience';
import { Dialog } from '@michi/ui/dialog';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Ja } from '@michi/ui/japanese';
import { Tabs } from '@michi/ui/tabs';
import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useOnline } from '../../lib/calls/online.ts';
import { useDialogAddress } from '../../lib/pages/dialog-address.ts';
import { useHydrated } from '../../lib/pages/hydrated.ts';
import { useMedia } from '../../lib/react/use-media.ts';
import { useStanding } from '../../play/use-standing.ts';
import { BadgePanel } from './badge-panel.tsx';
import './seal-book.css';
import { sealParameter } from './seal-address.ts';
import { SealDetails } from './seal-details.tsx';
import { nextSeal, sealFacts, shareOf } from './seal-facts.ts';
import { forms, SealMark } from './seal-mark.tsx';
import { SealPage } from './seal-page.tsx';
import { TitlePanel } from './title-panel.tsx';

const signs = {
  all: '印',
  score: '点',
  streak: '連',
  completion: '終',
  mastery: '匠',
  special: '特',
} as const;
const formKanji = { white: '白', red: '朱', round: '丸' } as const;
const choices = ['all', ...categories] as const;

/** Every seal, by its kind; the chosen one beside them, in a sheet from below where the window is narrow. */
export function SealBook() {
  const t = useTranslations('seals');
  const names = useTranslations('achievements.names');
  const format = useFormatter();
  const known = useHydrated();
  const online = useOnline();
  const isWide = useMedia('(width >= 64rem)', true);
  const standing = useStanding();
  const [shown, setShown] = useState<'all' | Category>('all');
  const address = useDialogAddress(sealParameter);

  const seals = sealFacts(standing);
  const chosen = known ? seals.find(({ id }) => id === address.value) : undefined;
  const beside = chosen ?? nextSeal(seals);
  const own = earned(standing.seals);
  const xp = experience(standing);
  const pressed = seals.filter(({ earnedAt }) => earnedAt !== null);
  const half = seals.filter((seal) => seal.earnedAt === null && shareOf(seal) > 0.5).length;
  const count = (part: number, all: number) => (known ? t('earnedOf', { earned: part, all }) : '–');
  const countIn = (choice: (typeof choices)[number]) => {
    const within = seals.filter(({ category }) => choice === 'all' || category === choice);
    return count(within.filter(({ earnedAt }) => earnedAt !== null).length, within.length);
  };
  const lead = () => {
    if (pressed.length === seals.length) return t('complete');
    return pressed.length === 0 && half === 0 ? t('newcomer') : t('lead', { half });
  };

  const pageOf = (category: Category) => (
    <SealPage
      key={category}
      category={category}
      sign={signs[category]}
      seals={seals.filter((seal) => seal.category === category)}
      known={known}
      chosen={chosen?.id ?? null}
      onChoose={address.open}
    />
  );
  return (
    <div className="wrap seals" aria-busy={!known}>
      <div className="seals__head">
        <div>
          <Eyebrow japanese="印帳">{t('eyebrow')}</Eyebrow>
          <h1>{known ? t('heading', { earned: pressed.length, all: seals.length }) : t('closed')}</h1>
          <p className="lead">{known ? lead() : t('loading')}</p>
          <noscript>
            <p>{t('withoutScript')}</p>
          </noscript>
          {!online && <p className="seals__offline">{t('offline')}</p>}
        </div>
        <dl className="seals__sums num">
          <div>
            <dt>{t('sums.level')}</dt>
            <dd>{known ? format.number(currentLevel(xp)) : '–'}</dd>
          </div>
          <div>
            <dt>{t('sums.xp')}</dt>
            <dd>{known ? format.number(xp) : '–'}</dd>
          </div>
          <div>
            <dt>{t('sums.titles')}</dt>
            <dd>{count(own.titles.length, titles.length)}</dd>
          </div>
          <div>
            <dt>{t('sums.badges')}</dt>
            <dd>{count(own.badges.length, badges.length)}</dd>
          </div>
        </dl>
      </div>
      <Tabs
        label={t('categoriesLabel')}
        value={shown}
        onValueChange={setShown}
        className="seals__tabs"
        items={choices.map((choice) => ({
          value: choice,
          label: (
            <>
              <Ja aria-hidden="true">{signs[choice]}</Ja>
              {t(`categories.${choice}`)}
              <span className="num seals__count">{countIn(choice)}</span>
            </>
          ),
          content: (
            <div className="seals__book">
              <div className="seals__leaf">{(choice === 'all' ? categories : [choice]).map(pageOf)}</div>
              {isWide && beside && (
                <aside
                  className="sheet sheet--rule seals__beside"
                  aria-label={t(chosen ? 'chosen' : 'next')}
                  aria-live="polite"
                >
                  {known && (
                    <SealDetails seal={beside} isNext={!chosen} heading={<h2>{names(beside.id)}</h2>} />
                  )}
                </aside>
              )}
            </div>
          ),
        }))}
      />
      {chosen && (
        <Dialog open={!isWide} onClose={address.close} title={names(chosen.id)} closeLabel={t('close')}>
          <SealDetails seal={chosen} />
        </Dialog>
      )}
      <ul className="seals__forms">
        {forms.map((form) => (
          <li key={form}>
            <SealMark kanji={formKanji[form]} form={form} share={1} size="small" />
            {t(`forms.${form}`)}
          </li>
        ))}
      </ul>
      <div className="seals__rewards">
        <TitlePanel seals={seals} known={known} />
        <BadgePanel seals={seals} known={known} />
      </div>
    </div>
  );
}
