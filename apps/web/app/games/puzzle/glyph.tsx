import { type RadicalId, radicals } from '@michi/games/puzzle/radicals';
import { japanese } from '@michi/ui/japanese';
import { extentOf } from './extent.ts';

export const characterOf = (radical: RadicalId): string =>
  radicals.find(({ id }) => id === radical)?.character ?? '';

export interface GlyphProps {
  readonly radical: RadicalId;
  /** Stretched to its container, as a part of a kanji is; else it keeps its shape. */
  readonly stretched: boolean;
}

/** A radical whose extent fills its container. */
export function Glyph({ radical, stretched }: GlyphProps) {
  const [left, bottom, right, top] = extentOf[radical];
  return (
    <svg
      className="puz__glyph"
      viewBox={`${left} ${-top} ${right - left} ${top - bottom}`}
      preserveAspectRatio={stretched ? 'none' : undefined}
      aria-hidden="true"
    >
      <text {...japanese}>{characterOf(radical)}</text>
    </svg>
  );
}
