import type { CSSProperties } from 'react';
import { lonePanel, margin, pageLayout, pageWidth, panelsBottom, panelsTop } from './drawing/page-layout.ts';

const width = pageWidth - 2 * margin;
const height = panelsBottom - panelsTop;

/** Where there is room for a whole page beside its tools. */
export const wholePage = '(width >= 64rem)';

/** How wide the panels of a page are together, for their height. */
export const pageRatio = `${width} / ${height}`;

export interface PanelPlace {
  readonly size: { readonly width: number; readonly height: number };
  readonly style: CSSProperties;
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(3)}%`;

/** Where each panel of a page stands within them all, in the order of reading. */
export const placesOf = (count: number): readonly PanelPlace[] => known.get(count) ?? place(count);

function place(count: number): readonly PanelPlace[] {
  const places = pageLayout(count).map((panel) => ({
    size: { width: panel.width, height: panel.height },
    style: {
      position: 'absolute' as const,
      left: percent(panel.x - margin, width),
      top: percent(panel.y - panelsTop, height),
      width: percent(panel.width, width),
      height: percent(panel.height, height),
    },
  }));
  known.set(count, places);
  return places;
}
const known = new Map<number, readonly PanelPlace[]>();

/** A panel that stands alone. */
export const lonePlace: PanelPlace = {
  size: lonePanel,
  style: { aspectRatio: `${lonePanel.width} / ${lonePanel.height}` },
};
