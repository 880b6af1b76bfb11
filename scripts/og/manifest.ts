import { type PlayableGame, playableGames } from '@michi/games/catalogue';
import type { Locale } from '@michi/messages/locales';
import type { Colours } from './colours.ts';
import { brand, brandInJapanese } from './preview-card.ts';

/** What the manifest says in a language. */
export interface ManifestTexts {
  readonly tagline: string;
  readonly games: Readonly<Record<PlayableGame, { readonly name: string; readonly text: string }>>;
}

/** The edge of the picture of a shortcut, in px. */
export const shortcutEdge = 96;
export const shortcutPicture = (game: PlayableGame) => `game-${game}.png`;

/** What a system must know to install the site as an app, in one language; the same app in all of them. */
export function manifestOf(locale: Locale, { tagline, games }: ManifestTexts, colours: Colours): string {
  const picture = (file: string, edge: number, purpose: string) => ({
    src: `/icons/${file}`,
    sizes: `${edge}x${edge}`,
    type: 'image/png',
    purpose,
  });
  const manifest = {
    id: '/',
    name: locale === 'ja' ? brandInJapanese : brand,
    short_name: locale === 'ja' ? brandInJapanese : brand,
    description: tagline,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: colours.ground,
    theme_color: colours.ground,
    categories: ['education', 'games'],
    icons: [
      picture('icon-192.png', 192, 'any'),
      picture('icon-512.png', 512, 'any'),
      picture('maskable-512.png', 512, 'maskable'),
    ],
    shortcuts: playableGames.map((game) => ({
      name: games[game].name,
      description: games[game].text,
      url: `/${game}`,
      icons: [picture(shortcutPicture(game), shortcutEdge, 'any')],
    })),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
