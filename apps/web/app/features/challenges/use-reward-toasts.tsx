import { claimable } from '@michi/progress/challenges';
import { useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { dayOf } from '../../lib/time/day.ts';
import { browserPlayer } from '../../play/browser-player.ts';

/** Tells each challenge that is reached while the component is there, and where its reward lies. */
export function useRewardToasts(): void {
  const t = useTranslations('achievements');
  const pathOf = useLocalPath();
  const show = useToast();
  const tell = useEffectEvent((known: Set<string>) => {
    for (const { challenge, span } of readyNow()) {
      const key = `${challenge.id}:${span.start}`;
      if (known.has(key)) continue;
      known.add(key);
      show({
        tone: 'award',
        title: (
          <Link to={pathOf('/challenges')}>
            {t('challengeDone', { name: t(`challenges.${challenge.id}`) })}
          </Link>
        ),
        text: t('challengeReward'),
      });
    }
  });
  useEffect(() => {
    const known = new Set(readyNow().map(({ challenge, span }) => `${challenge.id}:${span.start}`));
    return browserPlayer().standings.subscribe(() => tell(known));
  }, []);
}

const readyNow = () => claimable(browserPlayer().standings.shown(), dayOf(new Date()));
