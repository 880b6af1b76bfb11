/** The colours of each dye from corner to corner of a cover, as `#rrggbb`; the style sheets have the same. */
export const dyes = {
  ai: ['#1f4f7a', '#2c659b'],
  sumi: ['#2f2c36', '#454354'],
  matcha: ['#5c6b1e', '#627225'],
  yamabuki: ['#e8a921', '#dfa323'],
  asagi: ['#0f6a72', '#1a747c'],
  botan: ['#8a2f63', '#97396f'],
  nadeshiko: ['#df8ba3', '#cf7f97'],
  fuji: ['#6a5aa3', '#7363ac'],
  tobi: ['#7a492c', '#875436'],
  wakatake: ['#33714f', '#39774f'],
  sora: ['#2f74a8', '#3475a6'],
  nibi: ['#585868', '#626273'],
  azuki: ['#7e3b47', '#8b4652'],
  kaki: ['#a9561b', '#ae5c22'],
} as const;
export type Dye = keyof typeof dyes;
