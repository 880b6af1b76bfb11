import type { Locale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { Badge } from '@michi/ui/badge';
import { Button, buttonClass, IconButton } from '@michi/ui/button';
import { Icon, type IconName } from '@michi/ui/icon';
import { Hanko } from '@michi/ui/stamp';
import { LoadingState } from '@michi/ui/state';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { IntlProvider, useFormatter, useLocale, useTranslations } from 'use-intl';
import '../../fonts/admin.generated.css';
import { useSession } from '../../lib/device/session.ts';
import { switchTheme } from '../../lib/device/theme.ts';
import { LocalLink } from '../../lib/language/local-link.tsx';
import { withoutPrefix } from '../../lib/language/locale.ts';
import { loadMessages, messagesOf } from '../../lib/language/messages.ts';
import { useLogOut } from '../shell/account-entries.tsx';
import { Notifications } from '../shell/notifications.tsx';
import { SkipLink } from '../shell/skip-link.tsx';
import './admin.css';
import { ProofProvider } from './admin-call.tsx';
import { Changes } from './changes.tsx';
import { Dashboard } from './dashboard.tsx';
import { Games } from './games.tsx';
import { Messages } from './messages.tsx';
import { Names } from './names.tsx';
import { OpenCountsProvider, useOpenCounts } from './open-counts.tsx';
import { RefusedAnswers } from './refused-answers.tsx';
import { Settings } from './settings.tsx';
import { Users } from './users.tsx';

interface Section {
  readonly id: 'dashboard' | 'users' | 'games' | 'messages' | 'names' | 'answers' | 'changes' | 'settings';
  readonly icon: IconName;
  /** `record` is the part of the address after the section, such as an id; empty for none. */
  readonly Screen: ComponentType<{ readonly record: string }>;
}

const sections: readonly Section[] = [
  { id: 'dashboard', icon: 'chart', Screen: Dashboard },
  { id: 'users', icon: 'users', Screen: Users },
  { id: 'games', icon: 'dice', Screen: Games },
  { id: 'messages', icon: 'mail', Screen: Messages },
  { id: 'names', icon: 'flag', Screen: Names },
  { id: 'answers', icon: 'check', Screen: RefusedAnswers },
  { id: 'changes', icon: 'book', Screen: Changes },
  { id: 'settings', icon: 'settings', Screen: Settings },
];

const namespaces: readonly Namespace[] = ['admin', 'accounts', 'common', 'problems'];

/** The administration with its messages, which no other page needs. */
export function Desk() {
  const locale = useLocale();
  const t = useTranslations('common');
  const [ready, setReady] = useState<Locale | null>(null);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    loadMessages(locale, namespaces).then(
      () => setReady(locale),
      (error: unknown) => setFailure({ error }),
    );
  }, [locale]);
  if (failure) throw failure.error;
  if (ready === null) return <LoadingState label={t('opening')} />;
  return (
    <IntlProvider locale={ready} messages={messagesOf(ready, namespaces)} timeZone="UTC">
      <SectionOfAddress />
    </IntlProvider>
  );
}

/** The section that the address names. */
function SectionOfAddress() {
  const t = useTranslations('admin');
  const [, , name = '', record = ''] = withoutPrefix(useLocation().pathname).split('/');
  const section = sections.find(({ id }) => id === name) ?? sections[0];
  if (!section) return null;
  const { id, Screen } = section;
  return (
    <Notifications>
      <ProofProvider>
        <title>{`${t(`sections.${id}`)} · ${t('title')} · Kanji no Michi`}</title>
        <meta name="robots" content="noindex" />
        <OpenCountsProvider>
          <div className="adm">
            <SkipLink />
            <Bar />
            <Sections current={id} />
            <main id="main" className="adm-main" tabIndex={-1}>
              <Screen key={id} record={record} />
            </main>
          </div>
        </OpenCountsProvider>
      </ProofProvider>
    </Notifications>
  );
}

function Bar() {
  const t = useTranslations('admin');
  const common = useTranslations('common');
  const name = useSession()?.user?.username;
  return (
    <header className="adm-bar">
      <LocalLink className="brand" to="/admin">
        <Hanko kanji="道" size="2.25rem" />
        <span className="brand__name" aria-hidden="true">
          Kanji no Michi
        </span>
        <span className="sr-only">{t('home')}</span>
      </LocalLink>
      <Badge className="adm-badge">{t('title')}</Badge>
      <div className="adm-me">
        <LocalLink
          className={buttonClass({ variant: 'quiet', size: 'sm', className: 'adm-site' })}
          to="/games"
        >
          <Icon name="globe" size="sm" />
          {t('toSite')}
        </LocalLink>
        <IconButton icon="moon" label={common('switchTheme')} onClick={switchTheme} />
        <LocalLink className={buttonClass({ variant: 'line', size: 'sm' })} to="/profile/account">
          <Icon name="user" size="sm" />
          <span translate="no">{name}</span>
        </LocalLink>
      </div>
    </header>
  );
}

/** On a phone the sections stand in a row that is wider than the screen. */
const showInRow = (entry: HTMLLIElement | null): void =>
  entry?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

function Sections({ current }: { current: Section['id'] }) {
  const t = useTranslations('admin');
  const common = useTranslations('common.account');
  const [logOut, leaving] = useLogOut();
  const { counts } = useOpenCounts();
  return (
    <nav className="adm-nav" aria-label={t('title')}>
      <ul>
        {sections.map(({ id, icon }) => (
          <li key={id} ref={id === current ? showInRow : undefined}>
            <LocalLink to={`/admin/${id}`} aria-current={id === current ? 'page' : undefined}>
              <Icon name={icon} />
              {t(`sections.${id}`)}
              {id === 'messages' && (
                <OpenCount count={counts?.letters} words={(count) => t('messages.open', { count })} />
              )}
              {id === 'names' && (
                <OpenCount count={counts?.names} words={(count) => t('names.count', { count })} />
              )}
            </LocalLink>
          </li>
        ))}
      </ul>
      <Button variant="quiet" className="adm-out" busy={leaving} onClick={logOut}>
        {common('logout')}
      </Button>
    </nav>
  );
}

/** How much waits in a section; nothing where nothing does. `words` say it to screen readers. */
function OpenCount({ count = 0, words }: { count?: number | undefined; words: (count: number) => string }) {
  const format = useFormatter();
  if (count === 0) return null;
  return (
    <span className="adm-n num">
      <span aria-hidden="true">{format.number(count)}</span>
      <span className="sr-only">{words(count)}</span>
    </span>
  );
}
