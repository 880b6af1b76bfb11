import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { ToastRegion, useToast } from '@michi/ui/toast';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useMatches } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import { browserLearner } from '../../learner/browser-learner.ts';
import type { Award } from '../../learner/projections/announcements.ts';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import type { PageHandle } from '../../lib/pages/page.ts';
import { achievementAddress } from './achievement-address.ts';

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

/** Shows each achievement and challenge that is reached while it is there, once nothing is being played any more. */
function AwardTeller() {
  const t = useTranslations('achievements');
  const pathOf = useLocalPath();
  const show = useToast();
  const hasFonts = useMatches().some(({ handle }) =>
    (handle as Partial<PageHandle> | undefined)?.messages?.includes('achievements'),
  );
  const textsOf = (award: Award) => {
    if (award.kind === 'achievement')
      return {
        to: achievementAddress(award.id),
        title: t('unlocked', { name: t(`names.${award.id}`) }),
        text: t('xp', { xp: award.xp }),
      };
    return {
      to: '/challenges',
      title: t('challengeDone', { name: t(`challenges.${award.id}`) }),
      text: t('challengeReward'),
    };
  };
  const tell = useEffectEvent((awards: readonly Award[]) => {
    if (!hasFonts) void loadFonts();
    for (const award of awards) {
      const { to, title, text } = textsOf(award);
      show({
        tone: 'award',
        title: <Link to={pathOf(to)}>{title}</Link>,
        text,
        onShown: () => browserLearner().statistics.awards.note([award]),
      });
    }
  });
  useEffect(() => browserLearner().statistics.awards.onAwarded((awards) => tell(awards)), []);
  return null;
}
