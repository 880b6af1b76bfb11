import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { ToastRegion, useToast } from '@michi/ui/toast';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { IntlProvider, useTranslations } from 'use-intl';
import type { Award } from '../../learner/awards.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import { browserPlayer } from '../../play/browser-player.ts';
import { sealAddress } from './seal-address.ts';

const namespaces = ['common', 'achievements'] as const satisfies readonly Namespace[];

/** What tells of awards within a region for messages, with its texts, which the page around it need not have. */
export const loadTeller = (locale: Locale): Promise<ReactNode> => withTexts(locale, <AwardTeller />);

/** The same with a region of its own, and with fonts; a page that shows messages has those of its own. */
export async function loadTellerAlone(locale: Locale): Promise<ReactNode> {
  const [teller] = await Promise.all([
    withTexts(locale, <TellerAlone />),
    import('../../fonts/challenges.generated.css'),
  ]);
  return teller;
}

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

/** Shows each seal and challenge that is reached while it is there, once nothing is being played any more. */
function AwardTeller() {
  const t = useTranslations('achievements');
  const pathOf = useLocalPath();
  const show = useToast();
  const textsOf = (award: Award) => {
    if (award.kind === 'seal')
      return {
        to: sealAddress(award.id),
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
    for (const award of awards) {
      const { to, title, text } = textsOf(award);
      show({
        tone: 'award',
        title: <Link to={pathOf(to)}>{title}</Link>,
        text,
        onShown: () => browserPlayer().standings.awards.note([award]),
      });
    }
  });
  useEffect(() => browserPlayer().standings.awards.onAwarded((awards) => tell(awards)), []);
  return null;
}
