import type { Asked } from '@michi/game-kit/events';

/** How an answer was asked for, as text for storing: `of 4`, `typed`, `drawn`, `copied` or `used`. */
export const textOfAsked = (asked: Asked): string => (typeof asked === 'string' ? asked : `of ${asked.of}`);

/** The other way round. Throws for a text that never was one. */
export function askedOfText(text: string): Asked {
  if (text === 'typed' || text === 'drawn' || text === 'copied' || text === 'used') return text;
  const [, of] = /^of (\d+)$/.exec(text) ?? [];
  if (of === undefined) throw new Error(`"${text}" is no way of asking`);
  return { of: Number(of) };
}
