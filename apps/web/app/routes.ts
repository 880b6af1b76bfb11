import { comingSoonIds } from '@michi/contracts/coming-soon';
import { gamePages } from '@michi/games/catalogue';
import { addressIn } from '@michi/games/game';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const developersOnly = process.env.NODE_ENV === 'development';

export default [
  route(':lang?', 'routes/locale.tsx', [
    layout('routes/site.tsx', [
      index('routes/home.tsx'),
      route('games', 'routes/games.tsx'),
      route('today', 'routes/today/today.tsx'),
      route('today/review/:sitting', 'routes/today/review.tsx'),
      route('shell', 'routes/shell.tsx'),
      route('newsletter/confirm', 'routes/newsletter/confirm.tsx'),
      route('newsletter/end', 'routes/newsletter/end.tsx'),
      route('achievements', 'routes/achievements.tsx'),
      route('challenges', 'routes/challenges.tsx'),
      route('profile', 'routes/accounts/profile.tsx'),
      route('profile/account', 'routes/accounts/account.tsx'),
      route('verify-email', 'routes/accounts/verify-email.tsx'),
      route('reset-password', 'routes/accounts/reset-password.tsx'),
      route('social-login/confirm', 'routes/accounts/link-accounts.tsx'),
      route('blog', 'routes/blog/list.tsx'),
      route('blog/:slug', 'routes/blog/article.tsx'),
      route('about', 'routes/static/about.tsx'),
      route('contact', 'routes/static/contact.tsx'),
      route('features', 'routes/static/features.tsx'),
      route('pricing', 'routes/static/pricing.tsx'),
      route('impressum', 'routes/static/imprint.tsx'),
      route('privacy', 'routes/static/privacy.tsx'),
      route('terms', 'routes/static/terms.tsx'),
      route('cookies', 'routes/static/cookies.tsx'),
      route('accessibility', 'routes/static/accessibility.tsx'),
      ...comingSoonIds.map((id) => route(id, 'routes/coming-soon.tsx', { id: `coming-soon/${id}` })),
      ...(developersOnly ? [route('styleguide', 'routes/styleguide.tsx')] : []),
    ]),
    layout('routes/game.tsx', [
      ...gamePages.map(({ game, page }) =>
        route(addressIn(game, page.path).slice(1), `routes/${game.id}/${page.screen}.tsx`),
      ),
    ]),
    route('admin/*', 'routes/admin.tsx'),
    route('*', 'routes/not-found.tsx'), // within, so that it speaks the language of the prefix
  ]),
] satisfies RouteConfig;
