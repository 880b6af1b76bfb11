import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { logFailure } from '../../lib/calls/log-failure.ts';
import { openLogin, socialOutcomes, useLoginRequest } from '../../lib/device/login-request.ts';
import { useLocalPath } from '../../lib/language/local-link.tsx';

type LoginWindow = typeof import('../accounts/login-window.tsx').LoginWindow;

/** Where the window for signing in appears, which is loaded when it is asked for. */
export function LoginSlot() {
  const request = useLoginRequest();
  const profile = useLocalPath()('/profile');
  const [Loaded, setLoaded] = useState<LoginWindow | null>(null);
  const missing = request !== null && Loaded === null;
  useReturn();

  useEffect(() => {
    if (!missing) return;
    import('../accounts/login-window.tsx').then(
      ({ LoginWindow }) => setLoaded(() => LoginWindow),
      (error: unknown) => {
        logFailure(error, 'loading the login');
        location.assign(profile); // there a new version of the site finds its files
      },
    );
  }, [missing, profile]);

  if (missing) return <div className="site-header__loading" />;
  return request && Loaded && <Loaded request={request} />;
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
