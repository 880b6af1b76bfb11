import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The colours of the look that pictures use, by the names of the tokens. */
const names = [
  'ground',
  'surface',
  'raised',
  'ink',
  'ink-soft',
  'grid',
  'line',
  'accent',
  'on-accent',
  'control',
  'slip',
  'on-slip',
] as const;
export type Colours = Readonly<Record<(typeof names)[number], string>>;

/** Reads the colours of the light theme from the design tokens, so that pictures follow them. */
export function readColours(root: string): Colours {
  const tokens = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');
  const colours = names.map((name) => {
    const colour = new RegExp(`--color-${name}: (?:light-dark\\()?(#[0-9a-f]{6})`).exec(tokens)?.[1];
    if (colour === undefined) throw new Error(`no colour called ${name} in tokens.css`);
    return [name, colour];
  });
  return Object.fromEntries(colours) as Colours;
}
