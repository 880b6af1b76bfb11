import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { type Locale, locales } from './locales.ts';

const folder = join(import.meta.dirname, '../messages');

/** Where XP are those of achievements and challenges; and a panel whose text the specification gives. */
const ofAchievements = ['achievements', 'challenges', 'profile', 'achievementList'];
const specified = 'tabibito module.rewardQuiz';

/** What of a game may be taken for XP. */
const looksLikeXp: Readonly<Record<Locale, RegExp>> = {
  de: /\bXP\b|Erfahrung/u,
  en: /\bXP\b|\b[Ee]xperience\b/u,
  es: /\bXP\b|\b[Ee]xperiencia\b/u,
  fr: /\bXP\b|\bd(e l)?’expérience\b/u,
  ja: /XP|経験値|経験\{/u,
};

/** The sentences of a namespace by their keys. */
function sentencesOf(file: string): Map<string, string> {
  const sentences = new Map<string, string>();
  const walk = (value: unknown, path: string): void => {
    if (typeof value === 'string') sentences.set(path, value);
    else if (typeof value === 'object' && value !== null)
      for (const [key, each] of Object.entries(value)) walk(each, path === '' ? key : `${path}.${key}`);
  };
  walk(JSON.parse(readFileSync(join(folder, file), 'utf8')), '');
  return sentences;
}

test.each(locales)(
  'TOK-03 TAB-01 in %s XP are those of achievements and challenges; games have names of their own',
  (locale) => {
    const files = globSync(`${locale}/*.json`, { cwd: folder });
    expect(files.length).toBeGreaterThan(20);
    const found = files.flatMap((file) => {
      const namespace = basename(file, '.json');
      if (ofAchievements.includes(namespace)) return [];
      return [...sentencesOf(file)]
        .filter(
          ([key, sentence]) => `${namespace} ${key}` !== specified && looksLikeXp[locale].test(sentence),
        )
        .map(([key]) => `${namespace} ${key}`);
    });
    expect(found).toEqual([]);
  },
);
