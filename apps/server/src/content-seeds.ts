import { createHash } from 'node:crypto';
import { type Level, levelSchema, setupOf } from '@michi/games/mitsukete/level';
import de from '@michi/games/mitsukete/level-texts/de.json' with { type: 'json' };
import en from '@michi/games/mitsukete/level-texts/en.json' with { type: 'json' };
import es from '@michi/games/mitsukete/level-texts/es.json' with { type: 'json' };
import fr from '@michi/games/mitsukete/level-texts/fr.json' with { type: 'json' };
import ja from '@michi/games/mitsukete/level-texts/ja.json' with { type: 'json' };
import mitsuketeLevels from '@michi/games/mitsukete/levels.json' with { type: 'json' };
import type { Locale } from '@michi/messages/locales';
import * as z from 'zod/mini';
import type { SeedLevel, Seeds } from './db/seed/seed.ts';

type Texts = Readonly<Record<string, { readonly name: string; readonly description: string }>>;

const mitsuketeTexts: Readonly<Record<Locale, Texts>> = { de, en, es, fr, ja };

/** What the program brings along for the database; the version is a hash of all of it. */
export function contentSeeds(): Seeds {
  const levels = z.parse(z.array(levelSchema), mitsuketeLevels).map(mitsuketeSeed);
  const version = createHash('sha256').update(JSON.stringify(levels)).digest('base64url').slice(0, 22);
  return { version, levels };
}

function mitsuketeSeed(level: Level, position: number): SeedLevel {
  const texts = Object.entries(mitsuketeTexts).flatMap(([locale, byLevel]) => {
    const text = byLevel[level.id];
    return text ? [[locale, text] as const] : [];
  });
  return {
    game: 'mitsukete',
    id: level.id,
    position,
    difficulty: level.difficulty,
    unlockScore: level.unlockScore,
    setup: setupOf(level),
    texts: Object.fromEntries(texts),
  };
}
