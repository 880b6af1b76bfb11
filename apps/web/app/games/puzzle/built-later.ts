import { later } from '../../lib/react/use-later.ts';

/** What is shown once a kanji is built. */
export const builtLater = later(async () => {
  const [{ Stories }, { LevelDone }] = await Promise.all([
    import('./stories.tsx'),
    import('./level-done.tsx'),
  ]);
  return { Stories, LevelDone };
});
