import { exampleAddresses } from '@michi/games/catalogue';

/** The ways to the games and the games, without their language. */
export const addresses = ['/', '/games', ...exampleAddresses];

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

/** What shows a learner their own, and where letters lead. */
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
export const pagesToCome = ['/hayagaki', '/mamorigami', '/kokoro-rakugaki'];

export const everyPage = [...sitePages, ...learnerPages, ...exampleAddresses, ...pagesToCome];
