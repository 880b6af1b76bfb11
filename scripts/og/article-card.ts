import type { Colours } from './colours.ts';
import { pictureX, type Topic, topicCard } from './topic-card.ts';
import { set, type Type } from './type.ts';

const side = 356;
const top = 122;
const paper = 18;

/** The preview card of an article: its kanji, large on a sheet of practice paper. */
export function articleCard(colours: Colours, type: Type, topic: Topic, kanji: string): string {
  return topicCard(colours, type, topic, sheet(colours, kanji, topic.colour));
}

function sheet(colours: Colours, kanji: string, colour: string): string {
  const middle = side / 2;
  const size = 0.76 * side;
  const whole = side + 2 * paper;
  const rule = (distance: number, width: number) => {
    const edge = side + 2 * distance;
    return `<rect x="${-distance}" y="${-distance}" width="${edge}" height="${edge}" fill="none" stroke="${colours.ink}" stroke-width="${width}"/>`;
  };
  return `<g transform="translate(${pictureX + paper - 6} ${top})">
<rect x="${-paper}" y="${6 - paper}" width="${whole}" height="${whole}" fill="${colours.line}"/>
<rect x="${-paper}" y="${-paper}" width="${whole}" height="${whole}" fill="${colours.raised}"/>
<path d="M${middle} 0v${side}M0 ${middle}h${side}" stroke="${colours.grid}" stroke-width="2" stroke-dasharray="7 7" fill="none"/>
${rule(0, 2)}${rule(8, 5)}
<text x="${middle}" y="${middle + 0.38 * size}" text-anchor="middle" fill="${colour}" ${set('kanji', size)}>${kanji}</text>
</g>`;
}
