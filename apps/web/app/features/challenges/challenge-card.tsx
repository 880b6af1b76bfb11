import type { Challenge, Claimed, Turn } from '@michi/progress/challenges';
import { nextCosmetic } from '@michi/progress/cosmetics';
import { Button } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { Masu } from '@michi/ui/masu';
import { Bar } from '@michi/ui/progress';
import { Stamp } from '@michi/ui/stamp';
import { useId, useRef } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import './challenge-card.css';
import { challengeSigns } from './challenge-signs.ts';
import { RewardPicture } from './pictures.tsx';
import { useRewardTexts } from './use-reward-texts.ts';

const icons = { claimable: 'spark', expired: 'clock' } as const;

interface ChallengeCardProps {
  readonly challenge: Challenge;
  /** The state of the challenge; null until it is known. */
  readonly turn: Turn | null;
  /** Whether its day or week is over. */
  readonly isFormer: boolean;
  readonly claimed: Claimed;
  readonly onTake: (turn: Turn) => void;
}

/** One challenge: its task, its progress and its reward. */
export function ChallengeCard({ challenge, turn, isFormer, claimed, onTake }: ChallengeCardProps) {
  const t = useTranslations('challenges');
  const names = useTranslations('achievements.challenges');
  const format = useFormatter();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, target, span } = challenge;
  const state = turn?.state ?? 'open';
  const reached = turn?.reached ?? 0;
  const name = names(id);
  const progress = t('progress', { challenge: name, reached, target });
  const take = (taken: Turn) => {
    heading.current?.focus({ preventScroll: true }); // the button that had the focus disappears with the reward
    onTake(taken);
  };
  return (
    <li className={`challenge is-${state}`}>
      <Masu small kanji={challengeSigns[id]} className="challenge__sign" aria-hidden="true" />
      <div className="challenge__body">
        <div className="challenge__head">
          <h3 id={headingId} ref={heading} tabIndex={-1}>
            {name}
          </h3>
          {turn && (
            <span className="challenge__state">
              {state in icons && <Icon name={icons[state as keyof typeof icons]} size="sm" />}
              <span>{t(`states.${state}`)}</span>
            </span>
          )}
        </div>
        <p className="challenge__what">
          {t(`conditions.${id}`, { target })}
          {isFormer && span !== 'season' && state === 'claimable' && (
            <span className="challenge__before">{t(`before.${span}`)}</span>
          )}
        </p>
        <div className="challenge__progress">
          <Bar thin value={Math.min(reached, target)} max={target} label={progress} aria-hidden="true" />
          <b className="num" aria-hidden="true">
            {turn ? format.number(reached) : '–'} / {format.number(target)}
          </b>
          {turn && <span className="sr-only">{progress}</span>}
        </div>
        <div className="challenge__reward">
          <Reward challenge={challenge} claimed={claimed} state={state} />
          {turn && state === 'claimable' && (
            <Button size="sm" aria-label={t('takeOf', { challenge: name })} onClick={() => take(turn)}>
              {t('take')}
            </Button>
          )}
          {state === 'claimed' && <Stamp kanji="済" size="3.25rem" />}
          {turn && <Note turn={turn} />}
        </div>
      </div>
    </li>
  );
}

function Note({ turn: { challenge, reached, state } }: { turn: Turn }) {
  const t = useTranslations('challenges');
  const isSeasonal = challenge.span === 'season';
  const text = () => {
    if (state === 'open') return t(`left.${challenge.id}`, { count: challenge.target - reached });
    if (state === 'coming' || (state === 'expired' && isSeasonal)) return t('comesBack');
    return state === 'expired' ? t('expired') : null;
  };
  const said = text();
  return said && <span className="challenge__note">{said}</span>;
}

interface RewardProps {
  readonly challenge: Challenge;
  readonly claimed: Claimed;
  readonly state: Turn['state'];
}

function Reward({ challenge: { id, xp }, claimed, state }: RewardProps) {
  const t = useTranslations('challenges');
  const { kindOf, rewardName } = useRewardTexts();
  const cosmetic = state === 'claimed' ? null : nextCosmetic(claimed, id);
  return (
    <span className="challenge__gain">
      <RewardPicture cosmetic={cosmetic} />
      <span>
        <small>{cosmetic ? kindOf(cosmetic) : t('points')}</small>
        <b>{cosmetic ? t('withXp', { reward: rewardName(cosmetic), xp }) : t('xp', { xp })}</b>
      </span>
    </span>
  );
}
