import type { NeededFonts } from '../../../lib/pictures/embedded-fonts.ts';
import type { Sheet } from '../drawing/page.ts';

/** What the worker is to paint. */
export interface PngOrder {
  readonly sheet: Sheet;
  readonly fonts: NeededFonts;
}

/** What the worker tells: how far it is, from 0 to 1, and at the end the picture or why there is none. */
export type PngMessage = { readonly progress: number } | { readonly png: Blob } | { readonly failed: string };
