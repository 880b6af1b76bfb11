/** The languages in which kanji have meanings. */
export const languages = ['de', 'en', 'es', 'fr', 'ja'] as const;
export type Language = (typeof languages)[number];
