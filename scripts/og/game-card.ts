import type { Colours } from './colours.ts';
import { type Cover, coverShapes } from './cover.ts';
import type { CoverStyle } from './cover-styles.ts';
import { pictureX, type Topic, topicCard } from './topic-card.ts';
import type { Type } from './type.ts';

const top = 106;

/** The preview card of a game: its book, with title, sentence and cover. */
export function gameCard(colours: Colours, type: Type, look: CoverStyle, topic: Topic, cover: Cover): string {
  const book = `<g transform="translate(${pictureX + 8} ${top})">${coverShapes(colours, look, cover)}</g>`;
  return topicCard(colours, type, topic, book);
}
