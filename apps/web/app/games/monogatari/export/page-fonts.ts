import {
  type EmbeddedFonts,
  embeddedFonts,
  type NeededFonts,
  neededFonts,
} from '../../../lib/pictures/embedded-fonts.ts';
import { type Sheet, textOf } from '../drawing/page.ts';

/** Of the style sheet: what the text of a page is set in. */
export const fontToken = '--font-display';

/** The files that hold the signs of a sheet. */
export const fontsOf = ({ drawing }: Sheet): NeededFonts => neededFonts(fontToken, textOf(drawing));

/** The same, with the files in them, as far as they can be had. */
export const embeddedFontsOf = ({ drawing }: Sheet): Promise<EmbeddedFonts> =>
  embeddedFonts(fontToken, textOf(drawing));
