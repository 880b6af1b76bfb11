/** Every page that everybody sees alike, without its language. */
export const addresses = [
  '/',
  '/games',
  '/mitsukete',
  '/mitsukete/levels',
  '/mitsukete/play/first-strokes',
  '/mitsukete/leaderboard',
];
