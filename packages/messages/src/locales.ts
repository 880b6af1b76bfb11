/** The languages of the product; the first is the default. */
export const locales = ['de', 'en', 'es', 'fr', 'ja'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'de';

export const isLocale = (value: unknown): value is Locale => (locales as readonly unknown[]).includes(value);
