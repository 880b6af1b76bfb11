import { gameOf, type PlayableGame } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { IconButton } from '@michi/ui/button';
import { Icon } from '@michi/ui/icon';
import { type ReactNode, useSyncExternalStore } from 'react';
import { IntlProvider, useLocale, useTranslations } from 'use-intl';
import { forgetRefusal, nextRefusal, type Refusal } from '../../learner/outbox/refusals.ts';
import { browserStore } from '../../lib/device/storage.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import '../../fonts/challenges.generated.css';
import { focusContent } from './focus-content.ts';
import './refusal-notice.css';

const namespaces: readonly Namespace[] = ['refusals', 'achievements'];

/** What the server refused for good, one after the other, with its messages, which the page around it need not have. */
export async function loadNotice(locale: Locale): Promise<ReactNode> {
  await loadMessages(locale, namespaces);
  return (
    <IntlProvider locale={locale} messages={messagesOf(locale, namespaces)} timeZone="UTC">
      <RefusalNotice />
    </IntlProvider>
  );
}

function RefusalNotice() {
  const t = useTranslations('refusals');
  const whatOf = useRefusedWhat();
  const refusal = useSyncExternalStore(subscribe, () => nextRefusal(browserStore()));
  if (refusal === null) return null;
  return (
    <aside className="notice refusal" aria-label={t('label')}>
      <Icon name="warn" />
      <p>
        <strong>{whatOf(refusal.what)}</strong> {refusal.why} {t('rest')}
      </p>
      <IconButton
        icon="close"
        label={t('dismiss')}
        onClick={() => {
          forgetRefusal(browserStore(), refusal.id);
          focusContent();
        }}
      />
    </aside>
  );
}

const subscribe = (listener: () => void) => browserStore().onChange(listener);

function useRefusedWhat(): (what: Refusal['what']) => string {
  const t = useTranslations('refusals.what');
  const challenges = useTranslations('achievements.challenges');
  const locale = useLocale();
  const nameOf = (game: PlayableGame) => {
    const { title, japaneseTitle } = gameOf(game);
    return locale === 'ja' ? japaneseTitle : title;
  };
  return (what) => {
    switch (what.kind) {
      case 'claim':
        return t('claim', { challenge: challenges(what.challenge) });
      case 'run':
        return t('run', { game: nameOf(what.game), score: what.score });
      case 'creation':
        return t('creation', { game: nameOf(what.game) });
      case 'import':
        return t('import', { count: what.count });
      case 'module':
      case 'takeBack':
        return t(what.kind);
    }
  };
}
