/** One kind of Japanese page: its messages besides those of every page, and the part of the program that shows it. */
export interface ScreenSource {
  readonly namespaces: readonly string[];
  readonly program: RegExp;
}

const onShelves = String.raw`/app/(features/hub/|games/[^/]+$)`;

const sources = {
  home: {
    namespaces: ['home', 'games', 'blog'],
    program: new RegExp(String.raw`${onShelves}|/app/(features/(landing|blog)/|routes/home\.)`),
  },
  hub: { namespaces: ['games', 'letters'], program: new RegExp(onShelves) },
  blog: { namespaces: ['blog'], program: /\/app\/(features|routes)\/blog\// },
  mitsukete: game('mitsukete'),
  tatakae: game('tatakae'),
  jukugo: game('jukugo'),
  puzzle: game('puzzle'),
  tabibito: game('tabibito'),
} as const satisfies Record<string, ScreenSource>;

function game(id: string): ScreenSource {
  return {
    namespaces: [id, 'audio'],
    program: new RegExp(String.raw`/app/games/(${id}/|[^/]+$)`),
  };
}

/** The kinds of pages that a reader may open first. */
export type Screen = keyof typeof sources;
export const screens = Object.keys(sources) as Screen[];

export function sourceOf(screen: Screen): ScreenSource {
  return sources[screen];
}
