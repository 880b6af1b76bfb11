import { rule } from './css.ts';

/** A system font, resized to take the room of one of ours until that has arrived. */
interface Fallback {
  readonly family: string;
  /** A weight or a range of weights. */
  readonly weight: string;
  /** Full and PostScript names: those of one font, then of others with the same widths. */
  readonly local: readonly string[];
  /** In percent of the system font's own size. */
  readonly sizeAdjust: number;
  /** In percent of the resized em. */
  readonly ascent: number;
  readonly descent: number;
}

/**
 * Measured on `sampleText` in `fallbacks.test.ts`, which fails with the new figures when a font changes. Of those with the
 * same family and weight, the first that the system has is used.
 */
export const fallbacks: readonly Fallback[] = [
  {
    family: 'Alegreya Sans Fallback',
    weight: '400 500',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'NimbusSans-Regular'],
    sizeAdjust: 87.05,
    ascent: 103.39,
    descent: 34.46,
  },
  {
    family: 'Alegreya Sans Fallback',
    weight: '400 500',
    local: ['DejaVu Sans'],
    sizeAdjust: 76.11,
    ascent: 118.25,
    descent: 39.42,
  },
  {
    family: 'Alegreya Sans Fallback',
    weight: '700 800',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'NimbusSans-Bold'],
    sizeAdjust: 83.02,
    ascent: 108.4,
    descent: 36.13,
  },
  {
    family: 'Alegreya Sans Fallback',
    weight: '700 800',
    local: ['DejaVu Sans Bold'],
    sizeAdjust: 68.9,
    ascent: 130.62,
    descent: 43.54,
  },
  {
    family: 'Shippori Mincho Fallback',
    weight: '500 700',
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold', 'NimbusRoman-Bold'],
    sizeAdjust: 111.57,
    ascent: 103.97,
    descent: 25.81,
  },
  {
    family: 'Shippori Mincho Fallback',
    weight: '500 700',
    local: ['DejaVu Serif Bold'],
    sizeAdjust: 85.51,
    ascent: 135.66,
    descent: 33.68,
  },
];

/** The @font-face rules of all fallbacks. Of rules for the same family and weight, browsers try the last one first. */
export function fallbackRules(): string {
  return fallbacks
    .toReversed()
    .map(({ family, weight, local, sizeAdjust, ascent, descent }) =>
      rule({
        'font-family': `"${family}"`,
        'font-weight': weight,
        src: local.map((name) => `local("${name}")`).join(),
        'size-adjust': `${sizeAdjust}%`,
        'ascent-override': `${ascent}%`,
        'descent-override': `${descent}%`,
        'line-gap-override': '0%',
      }),
    )
    .join('');
}
