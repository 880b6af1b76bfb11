import type { Locale } from '@michi/messages/locales';

/** A figure as each language writes it. */
type Figure = Readonly<Record<Locale, string>>;

const same = (text: string): Figure => ({ de: text, en: text, es: text, fr: text, ja: text });
const fiftyThousand: Figure = { ...same('50K+'), es: '+50 mil', fr: '50\u00a0k+', ja: '5万人+' };

/** Every figure that the site claims of itself stands here: in the hero, for search engines, in the call to action. */
export const claims = {
  users: fiftyThousand,
  kanji: same('2000+'),
  rating: 4.9,
  /** How many ratings that is the mean of. */
  ratings: 5000,
  bestRating: 5,
  callToAction: {
    activeUsers: fiftyThousand,
    learnedKanji: {
      de: '2,1\u00a0Mio.+',
      en: '2.1M+',
      es: '+2,1\u00a0M',
      fr: '2,1\u00a0M+',
      ja: '210万字+',
    } satisfies Figure,
    rating: 4.8,
  },
} as const;
