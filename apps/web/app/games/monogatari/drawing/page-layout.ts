/** A page of B5 at 254 dots an inch; every measure of drawings is in these units. */
export const pageWidth = 1_820;
export const pageHeight = 2_570;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The same shape for each panel that is shown alone on a narrow screen. */
export const lonePanel = { width: 1_000, height: 767 } as const;

export const margin = 96;
/** Where the title ends and the panels begin, and where they end. */
export const panelsTop = 304;
export const panelsBottom = 2_436;
/** Between neighbours; rows stand further apart than columns, so that the eye stays in its row. */
const besides = 24;
const below = 34;

const width = pageWidth - 2 * margin;
const height = panelsBottom - panelsTop;

/** Parts of a page: columns 0 to 12 from the left, rows 0 to 100 from the top. */
type Part = readonly [left: number, top: number, right: number, bottom: number];

/** In the order of reading: from the right to the left, from the top down. */
const parts: Readonly<Record<number, readonly Part[]>> = {
  // a strip of a newspaper: beginning, going on, turn, end
  4: [
    [0, 0, 12, 25],
    [0, 25, 12, 50],
    [0, 50, 12, 75],
    [0, 75, 12, 100],
  ],
  // few and wide
  5: [
    [0, 0, 12, 38],
    [6, 38, 12, 63],
    [0, 38, 6, 63],
    [4, 63, 12, 100],
    [0, 63, 4, 100],
  ],
  // a wide one to arrive, four to talk, a high one to part
  6: [
    [0, 0, 12, 27],
    [6, 27, 12, 56],
    [0, 27, 6, 56],
    [7, 56, 12, 77],
    [7, 77, 12, 100],
    [0, 56, 7, 100],
  ],
  // four rows that go fast
  8: [
    [5, 0, 12, 26],
    [0, 0, 5, 26],
    [0, 26, 12, 49],
    [8, 49, 12, 74],
    [4, 49, 8, 74],
    [0, 49, 4, 74],
    [7, 74, 12, 100],
    [0, 74, 7, 100],
  ],
};

function rectangleOf([left, top, right, bottom]: Part): Rectangle {
  const begin = (left / 12) * width + (left > 0 ? besides / 2 : 0);
  const end = (right / 12) * width - (right < 12 ? besides / 2 : 0);
  const high = (top / 100) * height + (top > 0 ? below / 2 : 0);
  const low = (bottom / 100) * height - (bottom < 100 ? below / 2 : 0);
  return {
    x: Math.round(margin + begin),
    y: Math.round(panelsTop + high),
    width: Math.round(end - begin),
    height: Math.round(low - high),
  };
}

/** A page for phones: its panels stand one below the other, each as it is shown alone on a narrow screen. */
export const phonePage = { width: 1_080, margin: 40, top: 214, below: 34, foot: 96 } as const;

/** The panels of a page for phones, and how high it is with them. */
export function phoneLayout(panels: number): {
  readonly panels: readonly Rectangle[];
  readonly height: number;
} {
  const step = lonePanel.height + phonePage.below;
  return {
    panels: Array.from({ length: panels }, (_, index) => ({
      x: phonePage.margin,
      y: phonePage.top + index * step,
      ...lonePanel,
    })),
    height: phonePage.top + panels * step - phonePage.below + phonePage.foot,
  };
}

/** The panels of a page in the order of reading; four where a count has no layout of its own. */
export function pageLayout(panels: number): readonly Rectangle[] {
  return (parts[panels] ?? parts[4] ?? []).map(rectangleOf);
}
