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

/** Those to be read, and some of the games that are to come. */
const read = [
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
  '/kotodama',
  '/hayagaki',
  '/mamorigami',
  '/kokoro-rakugaki',
  '/tokyoquest',
];

export const everyPage = [...addresses, ...read];
