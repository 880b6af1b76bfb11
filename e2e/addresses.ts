export const gamePages = [
  '/mitsukete',
  '/mitsukete/levels',
  '/mitsukete/play/first-strokes',
  '/mitsukete/leaderboard',
  '/jukugo',
  '/jukugo/tutorial',
  '/puzzle',
  '/tabibito',
  '/tabibito/beginner',
  '/tabibito/beginner/first-steps',
  '/tatakae',
  '/tatakae/battle',
];

/** The ways to the games and the games, without their language. */
export const addresses = ['/', '/games', ...gamePages];

export const sitePages = [
  '/',
  '/games',
  '/blog',
  '/blog/okurigana',
  '/about',
  '/features',
  '/pricing',
  '/impressum',
  '/privacy',
  '/terms',
  '/cookies',
  '/accessibility',
  '/contact',
];

/** Some of those of games that cannot be played yet, of each kind. */
export const pagesToCome = ['/kotodama', '/hayagaki', '/mamorigami', '/kokoro-rakugaki', '/tokyoquest'];

export const everyPage = [...sitePages, ...gamePages, ...pagesToCome];
