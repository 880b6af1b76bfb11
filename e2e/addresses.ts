/** Every page that everybody sees alike, without its language. */
export const addresses = [
  '/',
  '/games',
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
