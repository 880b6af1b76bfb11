import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** A stylesheet with what it imports. */
function styles(name: string): string {
  const text = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
  return text.replace(/@import "\.\/([^"]+)";/g, (_, imported: string) => styles(imported));
}

/** Relative luminance of #rrggbb, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const themes = ['light', 'dark'] as const;
const colours = new Map<string, readonly string[]>();
for (const [, role = '', light = '', dark = light] of styles('tokens.css').matchAll(
  /--(?:color-)?([\w-]+): (?:light-dark\()?(#[0-9a-f]{6})(?:, (#[0-9a-f]{6})\))?;/g,
)) {
  colours.set(role, [light, dark]);
}

function colour(role: string, theme: (typeof themes)[number]): string {
  const value = colours.get(role)?.[themes.indexOf(theme)];
  if (!value) throw new Error(`no colour ${role}`);
  return value;
}

const papers = ['ground', 'surface', 'raised', 'sunken'];
const dyes = [...colours.keys()].filter((role) => /^dye-\w+$/.test(role));

/** What is read, on what it is read, and how much they must differ (WCAG 2.2 AA). */
const pairs: readonly [ink: string, paper: string, ratio: number][] = [
  ...papers.flatMap((paper): [string, string, number][] => [
    ['ink', paper, 4.5],
    ['ink-soft', paper, 4.5],
    ['accent-ink', paper, 4.5],
    ['control', paper, 3],
    ['focus', paper, 3],
  ]),
  ['ink-faint', 'surface', 4.5],
  ['ink-faint', 'ground', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-strong', 4.5],
  ['on-inverse', 'inverse', 4.5],
  ['on-slip', 'slip', 4.5],
  ...['correct', 'wrong', 'notice', 'info'].flatMap((tone): [string, string, number][] => [
    [tone, `${tone}-wash`, 4.5],
    [tone, 'surface', 4.5],
    ['ink', `${tone}-wash`, 4.5],
  ]),
  ...dyes.flatMap((dye): [string, string, number][] => [
    [`${dye}-on`, dye, 4.5],
    [`${dye}-ink`, 'surface', 4.5],
  ]),
];

test.each(themes)('text and controls stand out enough from their paper: %s', (theme) => {
  expect(dyes.length).toBeGreaterThanOrEqual(14);
  const weak = pairs
    .map(([ink, paper, least]) => ({
      ink,
      paper,
      least,
      is: contrast(colour(ink, theme), colour(paper, theme)),
    }))
    .filter(({ is, least }) => is < least);
  expect(weak).toEqual([]);
});

/** The colours that each desk has in place of the paper's, by role. */
const deskColours = [...styles('desks.css').matchAll(/\[data-(desk|ink)="(\w+)"\] \{([^}]*)\}/g)].flatMap(
  ([, , name = '', block = '']) =>
    [...block.matchAll(/--color-([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
      ([, role = '', light = '', dark = '']) => ({ name, role, light, dark }),
    ),
);

test.each(themes)('ACH-03 desks are read as well as paper, and inks on it: %s', (theme) => {
  expect(deskColours.map(({ name, role }) => `${name} ${role}`)).toHaveLength(11);
  const inksOnDesks: readonly [string, number][] = [
    ['ink', 7],
    ['ink-soft', 4.5],
    ['accent-ink', 4.5],
    ['info', 4.5],
    ['control', 3],
    ['focus', 3],
  ];
  const weak = deskColours.flatMap(({ name, role, [theme]: own }) => {
    const against: readonly [string, number][] =
      role === 'own-ink'
        ? ['surface', 'raised'].map((paper): [string, number] => [paper, 7])
        : [...inksOnDesks, ...(role === 'ground' ? [['ink-faint', 4.5] as [string, number]] : [])];
    return against
      .map(([other, least]) => ({ name, role, other, least, is: contrast(own, colour(other, theme)) }))
      .filter(({ is, least }) => is < least);
  });
  expect(weak).toEqual([]);
});

test('the styles every page waits for stay within 14 KB gzipped', () => {
  const all = ['tokens.css', 'base.css', 'components.css', 'patterns.css'].map(styles).join('');
  expect(gzipSync(all, { level: 9 }).length).toBeLessThanOrEqual(14 * 1024);
});

test('every dye has its colours and its pattern', () => {
  const text = styles('tokens.css') + styles('patterns.css');
  const used = [...text.matchAll(/var\((--(?:motif|color|dye)-[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.length).toBeGreaterThan(40);
  for (const name of used) expect(text).toContain(`${name}:`);
});
