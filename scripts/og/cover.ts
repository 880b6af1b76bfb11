import type { Colours } from './colours.ts';
import type { CoverStyle } from './cover-styles.ts';
import { set } from './type.ts';

const coverWidth = 352;
const coverHeight = 414;
const spine = 39;
const motifScale = 1.35;
const slipSize = 34;
const slipLeading = 41;
const slipWidth = 64;
const crestSize = 172;

export interface Cover {
  readonly title: string;
  readonly crest: string;
  /** Whether the book is bound: what cannot be played yet is pale, with a dashed edge. */
  readonly isBound: boolean;
}

/** The exercise book of a game, from its upper left corner on. */
export function coverShapes(colours: Colours, look: CoverStyle, { title, crest, isBound }: Cover): string {
  const on = isBound ? look.on : look.ink;
  return `<defs><pattern id="motif" patternUnits="userSpaceOnUse" width="${look.motif.width}" height="${look.motif.height}" patternTransform="scale(${motifScale})"><g fill="${on}">${look.motif.shapes.replaceAll('#000', on)}</g></pattern></defs>
${ground(colours, look, isBound)}
<rect width="${coverWidth}" height="${coverHeight}" fill="url(#motif)" opacity=".12"/>
${isBound ? binding(on) : ''}
${slip(colours, title, on, isBound)}
<text x="${coverWidth - spine - 22 - crestSize / 2}" y="${coverHeight - 30 - 0.12 * crestSize}" text-anchor="middle" fill="${on}" opacity="${isBound ? 0.94 : 0.75}" ${set('kanji', crestSize)}>${crest}</text>`;
}

function ground(colours: Colours, { cover }: CoverStyle, isBound: boolean): string {
  const sheet = (attributes: string) =>
    `<rect width="${coverWidth}" height="${coverHeight}" rx="5" ${attributes}/>`;
  if (isBound) return `${sheet(`y="6" fill="${colours.line}"`)}${sheet(`fill="${cover}"`)}`;
  const edge = `fill="none" stroke="${colours.control}" stroke-width="2" stroke-dasharray="7 6"`;
  return `${sheet(`fill="${colours.surface}"`)}${sheet(`fill="${cover}" opacity=".16"`)}${sheet(edge)}`;
}

/** The thread along the spine and its four stitches. */
function binding(on: string): string {
  const left = coverWidth - spine;
  const stitches = [0.06, 0.35, 0.65, 0.94].map((share) => `M${left} ${share * coverHeight}h${spine}`);
  return `<path d="M${left} 0v${coverHeight}${stitches.join('')}" stroke="${on}" stroke-width="2.4" opacity=".62" fill="none"/>`;
}

/** The title from top to bottom, on its strip of paper. */
function slip(colours: Colours, title: string, on: string, isBound: boolean): string {
  const height = Math.max(236, 44 + [...title].length * slipLeading);
  const middle = slipWidth / 2;
  const text = isBound ? colours['on-slip'] : on;
  const characters = [...title].map(
    (character, index) =>
      `<text x="${middle}" y="${24 + (index + 0.86) * slipLeading}" text-anchor="middle" fill="${text}" ${set('name', slipSize)}>${character}</text>`,
  );
  const paper = isBound ? `<rect width="${slipWidth}" height="${height}" fill="${colours.slip}"/>` : '';
  return `<g transform="translate(32 28)">${paper}
<rect x="4" y="4" width="${slipWidth - 8}" height="${height - 8}" fill="none" stroke="${text}" stroke-width="1.4" opacity=".45"/>
${characters.join('')}</g>`;
}
