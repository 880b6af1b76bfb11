import { index, layout, prefix, type RouteConfig, route } from '@react-router/dev/routes';

const developersOnly = process.env.NODE_ENV === 'development';

export default [
  route(':lang?', 'routes/locale.tsx', [
    layout('routes/site.tsx', [
      index('routes/home.tsx'),
      route('games', 'routes/games.tsx'),
      ...(developersOnly ? [route('styleguide', 'routes/styleguide.tsx')] : []),
    ]),
    ...prefix('mitsukete', [
      index('routes/mitsukete/menu.tsx'),
      route('levels', 'routes/mitsukete/levels.tsx'),
      route('play/:levelId', 'routes/mitsukete/play.tsx'),
      route('leaderboard', 'routes/mitsukete/leaderboard.tsx'),
    ]),
  ]),
  route('*', 'routes/not-found.tsx'),
] satisfies RouteConfig;
