import {
  type EmbeddedFonts,
  embeddedFonts,
  type NeededFonts,
  neededFonts,
} from '../../../lib/pictures/embedded-fonts.ts';
import { textOf } from '../drawing/page.ts';
import type { GroupShape } from '../drawing/shapes.ts';

const token = '--font-display';

/** The files that hold the signs of a page. */
export const fontsOf = (page: GroupShape): NeededFonts => neededFonts(token, textOf(page));

/** The same, with the files in them. Rejects when one cannot be had. */
export const embeddedFontsOf = (page: GroupShape): Promise<EmbeddedFonts> =>
  embeddedFonts(token, textOf(page));
