import { useToast } from '@michi/ui/toast';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useUnlessPressed } from './use-unless-pressed.ts';

/** How long the end of a run is shown before the journey goes on. */
export const returnMs = 5_000;

/** What a link to a game tells it: the station, with its language, to which its run leads back, and its kanji. */
export interface FromJourney {
  readonly journey: string;
  readonly kanji: readonly string[];
}

const noKanji: readonly string[] = [];

const isKanji = (value: unknown) => typeof value === 'string' && /^\p{Script=Han}$/u.test(value);

function useJourneyState(): { readonly journey: unknown; readonly kanji?: unknown } | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'journey' in state ? state : null;
}

/** The station from which the learner came to this page; null when they came from elsewhere. */
export function useJourneyOrigin(): string | null {
  const journey = useJourneyState()?.journey;
  return typeof journey === 'string' && /^\/(?:[a-z]{2}\/)?tabibito\//.test(journey) ? journey : null;
}

/** The kanji of that station, which its game asks for first; the same array in each render. */
export function useJourneyKanji(): readonly string[] {
  const kanji = useJourneyState()?.kanji;
  return Array.isArray(kanji) && kanji.every(isKanji) ? kanji : noKanji;
}

/** Leads back to the journey once a run is over that began there, unless the learner does something meanwhile. */
export function useJourneyReturn(over: boolean): void {
  const t = useTranslations('common.journey');
  const origin = useJourneyOrigin();
  const navigate = useNavigate();
  const toast = useToast();
  const announce = useEffectEvent(() => toast({ tone: 'ok', title: t('done'), text: t('goesOn') }));
  useEffect(() => {
    if (over && origin !== null) announce();
  }, [over, origin]);
  useUnlessPressed(() => void navigate(origin ?? ''), over && origin !== null ? returnMs : null);
}
