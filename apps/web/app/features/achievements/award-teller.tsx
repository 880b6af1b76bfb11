import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { ToastRegion, useAwards } from '@michi/ui/toast';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useMatches } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import type { Award } from '../../learner/projections/announcements.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import type { PageHandle } from '../../lib/pages/page.ts';

const namespaces = ['common', 'achievements'] as const satisfies readonly Namespace[];

/** What tells of awards within a region for messages, with its texts, which the page around it need not have. */
export const loadTeller = (locale: Locale): Promise<ReactNode> => withTexts(locale, <AwardTeller />);

/** The same with a region of its own. */
export const loadTellerAlone = (locale: Locale): Promise<ReactNode> => withTexts(locale, <TellerAlone />);

async function withTexts(locale: Locale, teller: ReactNode): Promise<ReactNode> {
  await loadMessages(locale, namespaces);
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale, namespaces)} timeZone="UTC">
      {teller}
    </IntlProvider>
  );
}

function TellerAlone() {
  const t = useTranslations('common');
  return (
    <ToastRegion label={t('notifications')} dismissLabel={t('dismissNotification')}>
      <AwardTeller />
    </ToastRegion>
  );
}

/** Its signs. Pages that name the texts themselves have them in their own fonts. */
const loadFonts = () =>
  import('../../fonts/challenges.generated.css').catch((error: unknown) =>
    logFailure(error, 'loading the fonts of achievements and challenges'),
  );

/**
 * Tells what was earned, in one line for all that came at once: never while something is being played, and not before the
 * last line has been read.
 */
function AwardTeller() {
  const lineOf = useAwardLine();
  const { mayTell, tell } = useAwards();
  const [waiting, setWaiting] = useState<readonly Award[]>([]);
  const hasFonts = useMatches().some(({ handle }) =>
    (handle as Partial<PageHandle> | undefined)?.messages?.includes('achievements'),
  );
  useEffect(
    () =>
      browserLearner().statistics.awards.onAwarded((awards) =>
        setWaiting((others) => [...others, ...awards]),
      ),
    [],
  );
  const tellAll = useEffectEvent(() => {
    if (!hasFonts) void loadFonts();
    tell(lineOf(waiting));
    browserLearner().statistics.awards.note(waiting);
    setWaiting([]);
  });
  const isReady = mayTell && waiting.length > 0;
  useEffect(() => {
    if (isReady) tellAll();
  }, [isReady]);
  return null;
}

/** A single achievement and a single challenge by their names, else "7 new achievements". */
function useAwardLine(): (awards: readonly Award[]) => string {
  const t = useTranslations('achievements');
  return (awards) => {
    const achievements = awards.filter((award) => award.kind === 'achievement');
    const challenges = awards.filter((award) => award.kind === 'challenge');
    const [[achievement], [challenge]] = [achievements, challenges];
    return [
      achievements.length > 1
        ? t('unlockedMany', { count: achievements.length })
        : achievement && t('unlocked', { name: t(`names.${achievement.id}`) }),
      challenges.length > 1
        ? t('challengesDone', { count: challenges.length })
        : challenge && t('challengeDone', { name: t(`challenges.${challenge.id}`) }),
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
