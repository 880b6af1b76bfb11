import { logFailure } from '../calls/log-failure.ts';

/** A rule of a style sheet that declares a font. */
interface Face {
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  /** Its `unicode-range`; empty where it covers everything. */
  readonly range: string;
  readonly covers: (codePoint: number) => boolean;
}

/** The characters of a `unicode-range`; all of them where there is none. */
export function coverage(range: string): (codePoint: number) => boolean {
  if (range === '') return () => true;
  const spans = range.split(',').map((part) => {
    const [from = '', to] = part.trim().replace(/^U\+/i, '').split('-');
    if (from.includes('?'))
      return [
        Number.parseInt(from.replaceAll('?', '0'), 16),
        Number.parseInt(from.replaceAll('?', 'F'), 16),
      ] as const;
    return [Number.parseInt(from, 16), Number.parseInt(to ?? from, 16)] as const;
  });
  return (codePoint) => spans.some(([from, to]) => codePoint >= from && codePoint <= to);
}

function* facesOf(rules: CSSRuleList, base: string): Generator<Face> {
  for (const rule of rules)
    if (rule instanceof CSSFontFaceRule) {
      const property = (name: string) => rule.style.getPropertyValue(name);
      const range = property('unicode-range');
      const url = /url\("?([^")]+)"?\)/.exec(property('src'))?.[1];
      if (url)
        yield {
          family: property('font-family').replaceAll('"', ''),
          weight: property('font-weight'),
          source: new URL(url, base).href,
          range,
          covers: coverage(range),
        };
    } else if ('cssRules' in rule) yield* facesOf(rule.cssRules as CSSRuleList, base);
}

async function dataUrl(source: string): Promise<string> {
  const answer = await fetch(source);
  if (!answer.ok) throw new Error(`${source} answers ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  let binary = '';
  for (let begin = 0; begin < bytes.length; begin += 0x8000)
    binary += String.fromCharCode(...bytes.subarray(begin, begin + 0x8000));
  return `data:font/woff2;base64,${btoa(binary)}`;
}

/** A file of a font, as `FontFace` takes it. */
export interface FontFile {
  readonly family: string;
  readonly weight: string;
  readonly source: string;
  /** Its `unicode-range`; empty where it covers everything. */
  readonly range: string;
}

/** The fonts that a text needs. */
export interface NeededFonts {
  /** The families in their order. */
  readonly stack: string;
  readonly files: readonly FontFile[];
}

/** The files that hold the signs of a text in the fonts of a token such as `--font-display`. */
export function neededFonts(token: string, text: string): NeededFonts {
  const stack = getComputedStyle(document.documentElement).getPropertyValue(token);
  const families = stack.split(',').map((family) => family.trim().replaceAll('"', ''));
  const signs = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0);
  const needed = new Map<string, FontFile>();
  for (const sheet of document.styleSheets)
    for (const { covers, ...face } of facesOf(sheet.cssRules, sheet.href ?? document.baseURI))
      if (families.includes(face.family) && signs.some(covers)) needed.set(face.source + face.weight, face);
  return { stack, files: [...needed.values()] };
}

/**
 * Loads the fonts of a text for canvases of this page, and answers their families. A picture with fonts in it may be drawn
 * before they are read, so a canvas writes by itself. What does not come is drawn in a font of the device. Families without
 * files, which only lend the measures of a font of the device, are not asked for: where that font is missing, they fail.
 */
export async function fontsForCanvas(token: string, text: string): Promise<string> {
  const { stack, files } = neededFonts(token, text);
  const families = new Set(files.map(({ family }) => family));
  await Promise.all(
    [...families].map((family) =>
      document.fonts
        .load(`600 64px "${family}"`, text)
        .catch((error: unknown) => logFailure(error, 'loading the fonts of a picture')),
    ),
  );
  return stack;
}

/** The fonts of a text, as a picture carries them. */
export interface EmbeddedFonts {
  /** The families in their order. */
  readonly stack: string;
  /** `@font-face` rules with the files in them. */
  readonly rules: string;
}

/** A rule with the file in it. */
async function ruleOf({ family, weight, source, range }: FontFile): Promise<string> {
  const covered = range === '' ? '' : ` unicode-range: ${range};`;
  return `@font-face { font-family: "${family}"; font-weight: ${weight || 'normal'}; src: url(${await dataUrl(source)}) format("woff2");${covered} }`;
}

/**
 * What a picture needs to show a text in the fonts of a token such as `--font-display`, on whatever device. Signs whose file
 * cannot be had are shown in a font of the device: a picture is worth more than none.
 */
export async function embeddedFonts(token: string, text: string): Promise<EmbeddedFonts> {
  const { stack, files } = neededFonts(token, text);
  const rules = await Promise.all(
    files.map((file) =>
      ruleOf(file).catch((error: unknown) => {
        logFailure(error, 'putting a font into a picture');
        return '';
      }),
    ),
  );
  return { stack, rules: rules.filter(Boolean).join(' ') };
}
