import type { Panel } from '@michi/games/monogatari/story';
import { drawable } from '../drawing/cells.ts';
import type { Page } from '../drawing/page.ts';
import type { Read } from '../drawing/panel.ts';

/** What the text says itself, in the language of the reader. */
export interface TextLabels {
  /** The heading of a panel, counted from 1. */
  readonly panel: (number: number) => string;
  /** Who is in a panel and how they look, as one line. */
  readonly scene: (panel: Panel) => string;
  /** What stands before a bubble's text: who speaks, that somebody thinks, a sound. */
  readonly bubble: (panel: Panel, index: number) => string;
}

/** A text with the kana of its kanji in 《》, as Japanese books in plain text have it. */
const withKana = (text: string, readings: Panel['bubbles'][number]['readings'], read: Read): string =>
  read(drawable(text), readings)
    .map((piece) => (piece.kana === null ? piece.text : `${piece.text}《${piece.kana}》`))
    .join('')
    .replaceAll('\n', '');

/** A page as plain text: its title, and its panels in the order of reading. */
export function pageText({ title, panels }: Page, read: Read, labels: TextLabels): string {
  const blocks = panels.map((panel, index) =>
    [
      labels.panel(index + 1),
      labels.scene(panel),
      ...panel.bubbles.map(({ text, readings }, at) =>
        text.trim() === '' ? '' : `${labels.bubble(panel, at)} ${withKana(text, readings, read)}`,
      ),
    ]
      .filter((line) => line.trim() !== '')
      .join('\n'),
  );
  const heading = title.trim() === '' ? [] : [withKana(title, {}, read)];
  return `${[...heading, ...blocks].join('\n\n')}\n`;
}
