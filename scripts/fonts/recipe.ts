/** How every font is cut. Finished cuts are remembered under their recipe, so a change here cuts them anew. */
export const recipe = {
  /** Kerning, accents, and the figures of the interface: lining and tabular. */
  latin: { noHinting: true, keepFeatures: ['ccmp', 'kern', 'liga', 'lnum', 'locl', 'mark', 'mkmk', 'tnum'] },
  /** Vertical forms and spacing. */
  japanese: {
    noHinting: true,
    keepFeatures: ['ccmp', 'halt', 'kern', 'vert', 'vhal', 'vkrn', 'vpal', 'vrt2'],
  },
} as const;

/** Zen Kaku Gothic New has few forms of radicals; Shippori Mincho lends its own. */
export const lenderOf: Readonly<Record<string, string>> = { 'zen-kaku-gothic-new': 'shippori-mincho' };
