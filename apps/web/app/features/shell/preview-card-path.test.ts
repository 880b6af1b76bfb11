import { announcedIds } from '@michi/games/announced';
import { gameIds } from '@michi/games/catalogue';
import { expect, test } from 'vitest';
import { previewCardOfPage } from './preview-card-path.ts';

test.each([...gameIds, ...announcedIds])('SHL-03 the pages of %s show its card', (game) => {
  for (const path of [`/${game}`, `/${game.toUpperCase()}`, `/${game}/levels`])
    expect(previewCardOfPage(path, 'fr')).toMatch(new RegExp(`^/og/[0-9a-f]{8}/${game}\\.fr\\.png$`));
});

test.each(['/', '/games', '/blog/mitsukete', '/mamorigami', '/toString'])(
  'SHL-03 %s shows the preview card of the language',
  (path) => {
    expect(previewCardOfPage(path, 'ja')).toMatch(/^\/og\/[0-9a-f]{8}\/ja\.png$/);
  },
);
