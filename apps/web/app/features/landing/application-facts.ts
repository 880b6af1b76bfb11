import { locales } from '@michi/messages/locales';
import type { TellablePage } from '../shell/page-head.tsx';
import type { Claims } from './claims.ts';

/** The whole site as schema.org describes an application; null for claims that could not be had. */
export function applicationFacts(page: TellablePage, claims: Claims | null) {
  const rating = claims?.rating;
  return {
    '@type': 'WebApplication',
    name: 'Kanji no Michi',
    alternateName: '漢字の道',
    ...page,
    inLanguage: locales,
    applicationCategory: 'EducationalApplication',
    operatingSystem: 'Any',
    softwareVersion: '2.0',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
    ...(claims && { educationalLevel: `JLPT ${claims.search.levels}` }),
    ...(rating && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.value,
        bestRating: rating.best,
        ratingCount: rating.count,
      },
    }),
  };
}
