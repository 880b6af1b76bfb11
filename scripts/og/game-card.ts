import { type Cover, coverShapes } from './cover.ts';
import type { Ink } from './ink.ts';
import type { Look } from './looks.ts';
import { pictureX, type Topic, topicCard } from './topic-card.ts';
import type { Type } from './type.ts';

const top = 106;

/** The preview card of a game: its book, with title, sentence and cover. */
export function gameCard(ink: Ink, type: Type, look: Look, topic: Topic, cover: Cover): string {
  const book = `<g transform="translate(${pictureX + 8} ${top})">${coverShapes(ink, look, cover)}</g>`;
  return topicCard(ink, type, topic, book);
}
