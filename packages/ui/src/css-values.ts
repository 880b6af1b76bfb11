import type { CSSProperties } from 'react';

/** Custom properties for a style attribute, such as `--v`, which React's own type does not know. */
export type CustomProperties = CSSProperties & Record<`--${string}`, string | number | undefined>;

/** The value as a share of the range, for a width in CSS: `percent(3, 0, 4)` is "75%". Kept within 0–100. */
export function percent(value: number, min: number, max: number): string {
  const share = max > min ? (value - min) / (max - min) : 0;
  return `${Math.min(100, Math.max(0, share * 100))}%`;
}
