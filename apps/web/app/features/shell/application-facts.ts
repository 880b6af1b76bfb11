import { locales } from '@michi/messages/locales';
import { claims } from '../landing/claims.ts';

/** The whole site as schema.org describes an application. */
export function applicationFacts(page: { url: string; image: string; description: string }) {
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
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: claims.rating,
      bestRating: claims.bestRating,
      ratingCount: claims.ratings,
    },
  };
}
