import type { Locale } from '@michi/messages/locales';
import { brand, brandInJapanese } from './card.ts';
import type { Ink } from './ink.ts';

/** What a system must know to install the site as an app, in one language; the same app in all of them. */
export function manifestOf(locale: Locale, description: string, ink: Ink): string {
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
    description,
    lang: locale,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: ink.ground,
    theme_color: ink.ground,
    categories: ['education', 'games'],
    icons: [
      picture('icon-192.png', 192, 'any'),
      picture('icon-512.png', 512, 'any'),
      picture('maskable-512.png', 512, 'maskable'),
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
