import type { CustomProperties } from './css-values.ts';
import './keyed.css';

/** What the key of a digit presses: it bears that digit where a keyboard is likely. */
export const keyed = (digit: number) => ({
  'data-key': digit,
  style: { '--key': digit } as CustomProperties,
});
