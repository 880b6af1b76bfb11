import type { ClaimedFigures, MeasuredFigures } from '@michi/contracts/page-data';
import type { Locale } from '@michi/messages/locales';
import { useFormatter, useLocale } from 'use-intl';

/** A figure as it is shown, and the message that says of what. */
export interface Figure<Name extends string> {
  readonly name: Name;
  readonly text: string;
  /** What it is at most, if it is shown. */
  readonly most?: string;
}

/** Every figure that the site claims of itself, as a language writes it. */
export interface Claims {
  readonly hero: readonly Figure<'learners' | 'kanji' | 'rating'>[];
  readonly callToAction: readonly Figure<'activeLearners' | 'learners' | 'learned' | 'answered' | 'rating'>[];
  /** What search engines are told. */
  readonly search: { readonly kanji: string; readonly levels: string };
  /** For them as well; null when there is none. */
  readonly rating: Rating | null;
}

interface Rating {
  readonly value: number;
  readonly best: number;
  /** How many ratings it is the mean of. */
  readonly count: number;
}

type ByLocale = Readonly<Record<Locale, string>>;

const users: ByLocale = { de: '50K+', en: '50K+', es: '+50 mil', fr: '50\u00a0k+', ja: '5万人+' };
const learned: ByLocale = {
  de: '2,1\u00a0Mio.+',
  en: '2.1M+',
  es: '+2,1\u00a0M',
  fr: '2,1\u00a0M+',
  ja: '210万字+',
};
const kanji = '2000+';
const rating: Rating = { value: 4.9, best: 5, count: 5000 };
const ratingInCallToAction = 4.8;

/** The figures of the specification. */
const specified = (locale: Locale, written: (figure: number) => string): Claims => ({
  hero: [
    { name: 'learners', text: users[locale] },
    { name: 'kanji', text: kanji },
    { name: 'rating', text: written(rating.value), most: written(rating.best) },
  ],
  callToAction: [
    { name: 'activeLearners', text: users[locale] },
    { name: 'learned', text: learned[locale] },
    { name: 'rating', text: written(ratingInCallToAction) },
  ],
  search: { kanji, levels: 'N5–N1' },
  rating,
});

/** The figures that were counted; what there is nothing of is left out. */
function measured(figures: MeasuredFigures, written: (figure: number) => string): Claims {
  const { jlpt } = figures;
  const some = <Name extends string>(name: Name, count: number): Figure<Name>[] =>
    count > 0 ? [{ name, text: written(count) }] : [];
  return {
    hero: [...some('learners', figures.learners), ...some('kanji', figures.kanji)],
    callToAction: [...some('learners', figures.learners), ...some('answered', figures.kanjiAnswered)],
    search: { kanji: written(figures.kanji), levels: `N${jlpt.easiest}–N${jlpt.hardest}` },
    rating: null,
  };
}

/** What the site claims, for the reader; null when that could not be found out. */
export function useClaims(figures: ClaimedFigures | null): Claims | null {
  const locale = useLocale();
  const { number } = useFormatter();
  if (figures === null) return null;
  return figures === 'specified' ? specified(locale, number) : measured(figures, number);
}
