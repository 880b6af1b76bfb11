import { useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { browserPlayer } from '../play/browser-player.ts';

/** How long the end of a run is shown before the journey goes on. */
export const returnMs = 5_000;

/** What a link to a game tells it: the station, with its language, to which its run leads back. */
export interface FromJourney {
  readonly journey: string;
}

/** The station from which the learner came to this page; null when they came from elsewhere. */
export function useJourneyOrigin(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('journey' in state)) return null;
  const { journey } = state;
  return typeof journey === 'string' && /^\/(?:[a-z]{2}\/)?tabibito\//.test(journey) ? journey : null;
}

/** Leads back to the journey once a run is over that began there, unless the learner does something meanwhile. */
export function useJourneyReturn(over: boolean): void {
  const t = useTranslations('common.journey');
  const origin = useJourneyOrigin();
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useEffectEvent(() => toast({ tone: 'ok', title: t('done'), text: t('goesOn') }));
  useEffect(() => {
    if (!over || origin === null) return;
    announce();
    const stay = browserPlayer().schedule(() => void navigate(origin), returnMs);
    document.addEventListener('pointerdown', stay, { once: true });
    document.addEventListener('keydown', stay, { once: true });
    return () => {
      stay();
      document.removeEventListener('pointerdown', stay);
      document.removeEventListener('keydown', stay);
    };
  }, [over, origin, navigate]);
}
