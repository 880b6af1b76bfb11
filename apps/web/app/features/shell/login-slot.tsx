import { Button } from '@michi/ui/button';
import { Dialog } from '@michi/ui/dialog';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { logFailure } from '../../lib/calls/log-failure.ts';
import {
  closeLogin,
  type Leaving,
  type LoginRequest,
  openLogin,
  socialOutcomes,
  useLoginRequest,
} from '../../lib/device/login-request.ts';
import { useSession } from '../../lib/device/session.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';
import { useSpareTime } from '../../lib/react/use-later.ts';
import { type LoadPart, useLaterPart } from './use-later-part.ts';

type LoginWindow = typeof import('../accounts/login-window.tsx').LoginWindow;

const loadLeaving: LoadPart = async (locale) =>
  (await import('../accounts/leaving-window.tsx')).loadWindow(locale);

/** Where the windows for signing in and out appear, which are loaded when they are asked for. */
export function LoginSlot() {
  const request = useLoginRequest();
  const leaving = useLaterPart(isLeaving(request), loadLeaving, closeLogin);
  useLeavingAhead();
  useReturn();
  return isLeaving(request) ? leaving : <SignInSlot request={request} />;
}

const isLeaving = (request: LoginRequest | Leaving | null): request is Leaving =>
  typeof request === 'object' && request !== null;

/** Has the question at hand without a network, where there will be something to ask. */
function useLeavingAhead(): void {
  const isWanted = useSession() !== null;
  const spare = useSpareTime();
  const locale = useLocale();
  useEffect(() => {
    if (isWanted && spare) loadLeaving(locale).catch(() => {}); // who wants it tries again
  }, [isWanted, spare, locale]);
}

function SignInSlot({ request }: { request: LoginRequest | null }) {
  const profile = useLocalPath()('/profile');
  const [Loaded, setLoaded] = useState<LoginWindow | null>(null);
  const [offline, setOffline] = useState(false);
  const missing = request !== null && Loaded === null && !offline;

  useEffect(() => {
    if (!missing) return;
    import('../accounts/login-window.tsx').then(
      ({ LoginWindow }) => setLoaded(() => LoginWindow),
      (error: unknown) => {
        logFailure(error, 'loading the login');
        if (navigator.onLine)
          location.assign(profile); // there a new version of the site finds its files
        else setOffline(true);
      },
    );
  }, [missing, profile]);

  if (missing) return <div className="site-header__loading" />;
  if (request && offline) return <OfflineWindow onLeave={() => setOffline(false)} />;
  return request && Loaded && <Loaded request={request} />;
}

/** Stands for the window while its code is out of reach; the page behind it stays as it is. */
function OfflineWindow({ onLeave }: { onLeave: () => void }) {
  const t = useTranslations('problems');
  const common = useTranslations('common');
  const close = () => {
    onLeave();
    closeLogin();
  };
  return (
    <Dialog open onClose={close} title={t('offline.title')} closeLabel={common('close')}>
      <p className="mt-4">{t('loginOffline')}</p>
      <Button className="mt-4" variant="accent" icon="reset" onClick={onLeave}>
        {common('retry')}
      </Button>
    </Dialog>
  );
}

/** Notices a visitor who comes back from another provider, and takes the outcome out of the address. */
function useReturn(): void {
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const rest = new URLSearchParams(search);
    const outcome = socialOutcomes.find((each) => each === rest.get('login'));
    if (!outcome) return;
    rest.delete('login');
    openLogin(outcome);
    void navigate({ search: rest.toString(), hash }, { replace: true, preventScrollReset: true });
  }, [search, hash, navigate]);
}
