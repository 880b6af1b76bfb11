import { kanjiOfWhole, weights } from './constants.ts';
import type { Panel } from './story.ts';
import type { Template } from './templates.ts';

/** What of a panel counts: its texts, and whether somebody stands in it. */
export interface ShownContent {
  readonly texts: readonly string[];
  readonly isPeopled: boolean;
}

export const shownContentOf = ({ figures, bubbles }: Panel): ShownContent => ({
  texts: bubbles.map(({ text }) => text),
  isPeopled: figures.length > 0,
});

/** How a story is told, each in whole percent, and the points of it. */
export interface Score {
  readonly kanjiPercent: number;
  readonly creativity: number;
  readonly coherence: number;
  readonly score: number;
}

/** Something that can be seen: neither spaces nor signs that show nothing by themselves. */
const visible = /[^\p{Z}\p{C}\p{M}]/u;

/** Whether anything is said, thought or told in a panel. */
export const hasText = ({ texts }: ShownContent): boolean => texts.some((text) => visible.test(text));

/** Whether a page can be handed in: somewhere something is told. */
export const isPublishable = (panels: readonly ShownContent[]): boolean => panels.some(hasText);

/** Whether a panel counts for coherence. */
export const isCoherent = (panel: ShownContent): boolean => panel.isPeopled && hasText(panel);

/** What a panel lacks to count for coherence; null for nothing. */
export function lackOf(panel: ShownContent): 'figure' | 'text' | 'both' | null {
  if (isCoherent(panel)) return null;
  if (panel.isPeopled) return 'text';
  return hasText(panel) ? 'figure' : 'both';
}

/** The different kanji of a page, in the order of reading. */
export const kanjiIn = (panels: readonly ShownContent[]): readonly string[] => [
  ...new Set(
    panels.flatMap(({ texts }) => texts.flatMap((text) => text.match(/\p{Unified_Ideograph}/gu) ?? [])),
  ),
];

/** The required kanji that stand somewhere on the page, in the order of the template. */
export function requiredIn(panels: readonly ShownContent[], { requiredKanji }: Template): readonly string[] {
  const used = new Set(kanjiIn(panels));
  return requiredKanji.filter((kanji) => used.has(kanji));
}

const percentOf = (part: number, whole: number): number => Math.min(100, Math.round((100 * part) / whole));

/** Each percent is rounded by itself, so that the points are the sum of what is shown. */
export function scoreOf(panels: readonly ShownContent[], template: Template): Score {
  const kanjiPercent = percentOf(requiredIn(panels, template).length, template.requiredKanji.length);
  const creativity = percentOf(kanjiIn(panels).length, kanjiOfWhole);
  const coherence = percentOf(panels.filter(isCoherent).length, panels.length);
  return {
    kanjiPercent,
    creativity,
    coherence,
    score: kanjiPercent * weights.kanji + creativity * weights.creativity + coherence * weights.coherence,
  };
}
