import { Ja } from '@michi/ui/japanese';
import { useTranslations } from 'use-intl';
import { useSession } from '../../lib/device/session.ts';
import './fighter-mark.css';

/** Who fights: the learner, or the one that the rules play. */
export type FighterSide = 'learner' | 'rival';

const kanji = { learner: '筆', rival: '雲' } as const;

/** The mark of a fighter: a square vermilion seal, or a round indigo one. */
export function FighterMark({ side }: { side: FighterSide }) {
  return (
    <Ja className={`tat-mark tat-mark--${side}`} aria-hidden="true">
      {kanji[side]}
    </Ja>
  );
}

/** The name of a fighter: that of the account, where somebody is signed in. */
export function useNameOf(side: FighterSide): string {
  const t = useTranslations('tatakae');
  const session = useSession();
  return side === 'rival' ? t('rival') : (session?.user?.username ?? t('you'));
}
