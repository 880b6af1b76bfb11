import { desks, inkColours, type Look, lookSchema, plainLook, sealForms } from '@michi/games/look';
import { timesClaimed } from '@michi/progress/challenges';
import { type Cosmetic, needs, owns } from '@michi/progress/cosmetics';
import type { LearnerStatistics } from '@michi/progress/learner-statistics';
import { Button } from '@michi/ui/button';
import { Eyebrow } from '@michi/ui/eyebrow';
import { Icon } from '@michi/ui/icon';
import { Ja } from '@michi/ui/japanese';
import { Hanko } from '@michi/ui/stamp';
import { type ReactNode, useId, useRef, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { keys } from '../../learner/keys.ts';
import { showLook } from '../../lib/device/look.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { KanjiFonts } from '../shell/kanji-fonts.tsx';
import './pencil-case.css';
import { DeskPicture, InkPicture } from './pictures.tsx';
import { SealChoice } from './seal-choice.tsx';
import { useRewardTexts } from './use-reward-texts.ts';

interface PencilCaseProps {
  readonly learnerStatistics: LearnerStatistics;
  /** Whether it is known yet what the learner has. */
  readonly known: boolean;
}

/** Every ink, seal and desk: those in use, those that could be, and what the others take. */
export function PencilCase({ learnerStatistics, known }: PencilCaseProps) {
  const t = useTranslations('challenges.box');
  const headingId = useId();
  const { look, choose } = useLook();
  const isOwned = (cosmetic: Cosmetic) => known && owns(learnerStatistics.claimed, cosmetic);
  const item = (cosmetic: Cosmetic, picture: ReactNode, isUsed: boolean, change: Partial<Look>) => (
    <CosmeticItem
      key={cosmetic}
      cosmetic={cosmetic}
      picture={picture}
      state={!isOwned(cosmetic) ? 'locked' : isUsed ? 'used' : 'owned'}
      learnerStatistics={learnerStatistics}
      onUse={() => choose(change)}
    />
  );
  return (
    <section className="pencil-case" aria-labelledby={headingId}>
      <KanjiFonts />
      <Eyebrow japanese="筆箱">{t('eyebrow')}</Eyebrow>
      <h2 id={headingId}>{t('heading')}</h2>
      <Group sign="墨" title={t('inks')} text={t('inksText')}>
        {inkColours.map((ink) => item(ink, <InkPicture ink={ink} />, look.ink === ink, { ink }))}
      </Group>
      <Group
        sign="印"
        title={t('forms')}
        text={t('formsText')}
        above={
          isOwned('square') && (
            <SealChoice look={look} choose={choose} learnerStatistics={learnerStatistics} />
          )
        }
      >
        {sealForms.map((form) =>
          item(
            form,
            <Hanko kanji={look.seal ?? '印'} form={form} size="3.25rem" />,
            look.seal !== null && look.form === form,
            { form, seal: look.seal ?? '印' },
          ),
        )}
      </Group>
      <Group sign="机" title={t('desks')} text={t('desksText')}>
        {desks.map((desk) => item(desk, <DeskPicture desk={desk} />, look.desk === desk, { desk }))}
      </Group>
    </section>
  );
}

interface GroupProps {
  readonly sign: string;
  readonly title: string;
  readonly text: string;
  readonly above?: ReactNode;
  readonly children: ReactNode;
}

function Group({ sign, title, text, above, children }: GroupProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId}>
        <Ja aria-hidden="true">{sign}</Ja>
        {title}
      </h3>
      <p className="pencil-case__text">{text}</p>
      {above}
      <ul>{children}</ul>
    </section>
  );
}

interface CosmeticItemProps {
  readonly cosmetic: Cosmetic;
  readonly picture: ReactNode;
  readonly state: 'used' | 'owned' | 'locked';
  readonly learnerStatistics: LearnerStatistics;
  readonly onUse: () => void;
}

function CosmeticItem({ cosmetic, picture, state, learnerStatistics, onUse }: CosmeticItemProps) {
  const t = useTranslations('challenges.box');
  const names = useTranslations('achievements.challenges');
  const { nameOf } = useRewardTexts();
  const name = nameOf(cosmetic);
  const need = needs[cosmetic];
  const heading = useRef<HTMLHeadingElement>(null);
  const use = () => {
    heading.current?.focus({ preventScroll: true }); // the button that had the focus goes
    onUse();
  };
  return (
    <li className={`cosmetic is-${state}`}>
      <span className="cosmetic__picture" aria-hidden="true">
        {picture}
      </span>
      <h4 ref={heading} tabIndex={-1}>
        {name}
      </h4>
      <span className="cosmetic__state">
        {state === 'used' && (
          <>
            <Icon name="check" size="sm" />
            <span>{t('used')}</span>
          </>
        )}
        {state === 'owned' && (
          <Button variant="line" size="sm" aria-label={t('useOf', { name })} onClick={use}>
            {t('use')}
          </Button>
        )}
        {state === 'locked' && need && (
          <>
            <Icon name="lock" size="sm" />
            <span>
              <span className="sr-only">{t('locked')}. </span>
              {t('needs', {
                challenge: names(need.challenge),
                done: timesClaimed(learnerStatistics.claimed, need.challenge),
                times: need.times,
              })}
            </span>
          </>
        )}
      </span>
    </li>
  );
}

const entry = () => browserStore().entry(keys.look, lookSchema, () => plainLook);
const subscribe = (listener: () => void) =>
  browserStore().onChange((key) => {
    if (key === null || key === keys.look) listener();
  });

/** The ink, the seal and the desk that the learner has chosen, and how to choose others: they show at once. */
function useLook() {
  const look = useSyncExternalStore(
    subscribe,
    () => entry().read(),
    () => plainLook,
  );
  const choose = (change: Partial<Look>) => {
    entry().write({ ...entry().read(), ...change });
    showLook();
  };
  return { look, choose };
}
