import { exampleAddresses } from '@michi/games/catalogue';

const sitePages = [
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

/** What shows a learner their own, and where links in mails lead. */
const learnerPages = [
  '/today',
  '/today/review/new',
  '/achievements',
  '/challenges',
  '/profile',
  '/profile/account',
  '/verify-email',
  '/reset-password',
  '/social-login/confirm',
  '/newsletter/confirm',
  '/newsletter/end',
];

/** Some of those of games that cannot be played yet, of each kind. */
const pagesToCome = ['/hayagaki', '/mamorigami', '/kokoro-rakugaki'];

/** One of each kind: words, articles, one of them, a form, a list, a game, a way to levels. */
export const kindsOfPages = [
  '/',
  '/blog',
  '/blog/okurigana',
  '/contact',
  '/mitsukete/levels',
  '/tatakae/battle',
  '/tabibito/beginner',
];

/** Those that show nothing for which a file of seldom kanji is needed. */
export const plainPages = [
  ...kindsOfPages,
  '/games',
  '/terms',
  '/profile',
  '/mitsukete',
  '/tatakae',
  '/jukugo',
  '/puzzle',
  '/tabibito',
  '/tabibito/beginner/first-steps',
];

/** Those that are printed to be read. */
export const readPages = [...plainPages, ...sitePages, ...pagesToCome].filter(
  (path) => path !== '/tatakae/battle',
);

/** Without their language, the plain ones first. */
export const everyPage = [
  ...new Set([...plainPages, ...sitePages, ...learnerPages, ...exampleAddresses, ...pagesToCome]),
];
