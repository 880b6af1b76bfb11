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

/** Some of those of games that cannot be played yet, of each kind. */
export const pagesToCome = ['/hayagaki', '/mamorigami', '/kokoro-rakugaki'];

export const everyPage = [...sitePages, ...exampleAddresses, ...pagesToCome];
