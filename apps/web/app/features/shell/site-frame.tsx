import type { ReactNode } from 'react';
import { CookieBanner } from './cookie-banner.tsx';
import { Notices } from './notices.tsx';
import './shell.css';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SkipLink } from './skip-link.tsx';

/** Header and footer around every page that is not a game, and the question of consent. */
export function SiteFrame({ children }: { children: ReactNode }) {
  return (
    <div className="site">
      <SkipLink />
      <Notices>
        <CookieBanner />
      </Notices>
      <SiteHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
