import { type Direction, directions } from './challenges.ts';
import { gridHeight, gridWidth } from './constants.ts';
import { type Stroke, strokeOf } from './ink.ts';

/** How much of its cell a straight stroke crosses. */
const share = 0.7;
const drawnMs = 120;

/**
 * A stroke written without a pen: straight, in a cell of its own, so that what was entered can be read in rows.
 * `index` counts the strokes before it, `count` those that the kanji has.
 */
export function straightStroke(direction: Direction, index: number, count: number): Stroke {
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const cell = gridHeight / columns;
  const x = gridWidth / 2 + ((index % columns) + 0.5 - columns / 2) * cell;
  const y = gridHeight / 2 + ((Math.floor(index / columns) % rows) + 0.5 - rows / 2) * cell;
  const angle = directions.indexOf(direction) * (Math.PI / 4); // they follow each other by eighths of a turn
  const dx = (Math.cos(angle) * share * cell) / 2;
  const dy = (Math.sin(angle) * share * cell) / 2;
  return strokeOf([
    { x: Math.round(x - dx), y: Math.round(y - dy), ms: 0 },
    { x: Math.round(x + dx), y: Math.round(y + dy), ms: drawnMs },
  ]);
}
