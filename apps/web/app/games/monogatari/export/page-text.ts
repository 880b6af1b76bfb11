import type {
  Background,
  Bubble,
  BubbleForm,
  Emotion,
  Expression,
  Panel,
  Person,
} from '@michi/games/monogatari/story';
import { drawable } from '../drawing/cells.ts';
import type { Page } from '../drawing/page.ts';
import { pageLayout } from '../drawing/page-layout.ts';
import { nearestFigure, type Read, type Size } from '../drawing/panel.ts';

/** What the text names things, in the language of the reader. */
export interface TextLabels {
  /** A panel, counted from 1. */
  readonly panel: (panel: number) => string;
  readonly background: (background: Background) => string;
  readonly emotion: (emotion: Emotion) => string;
  readonly person: (person: Person) => string;
  readonly expression: (expression: Expression) => string;
  readonly form: (form: BubbleForm) => string;
}

/** A text with the kana of its kanji in 《》, as Japanese books in plain text have it. */
const withKana = (text: string, readings: Bubble['readings'], read: Read): string =>
  read(drawable(text), readings)
    .map((textPart) => (textPart.kana === null ? textPart.text : `${textPart.text}《${textPart.kana}》`))
    .join('')
    .replaceAll('\n', '');

/** Where it is, how it feels, and who is there. */
function scene({ background, emotion, figures }: Panel, labels: TextLabels): string {
  const there = figures.map(
    ({ who, expression }) => `${labels.person(who)} (${labels.expression(expression)})`,
  );
  return [
    ...(background ? [labels.background(background)] : []),
    ...(emotion === 'still' ? [] : [labels.emotion(emotion)]),
    ...there,
  ].join(' · ');
}

/** Who says a bubble's text; what it is, where nobody does. */
function heading(panel: Panel, { form, x, y }: Bubble, size: Size, labels: TextLabels): string {
  const isSaid = form === 'speech' || form === 'shout' || form === 'thought';
  const figure = isSaid ? nearestFigure(panel, { x, y }, size) : null;
  if (!figure) return labels.form(form);
  const who = labels.person(figure.who);
  return form === 'speech' ? who : `${who} (${labels.form(form)})`;
}

/** A page as plain text: its title, and its panels in the order of reading. */
export function pageText({ title, panels }: Page, read: Read, labels: TextLabels): string {
  const sizes = pageLayout(panels.length);
  const blocks = panels.map((panel, index) => {
    const size = sizes[index] ?? { width: 1_000, height: 1_000 };
    const said = panel.bubbles.filter(({ text }) => drawable(text).trim() !== '');
    return [
      labels.panel(index + 1),
      scene(panel, labels),
      ...said.map(
        (bubble) =>
          `${heading(panel, bubble, size, labels)}: ${withKana(bubble.text, bubble.readings, read)}`,
      ),
    ]
      .filter((line) => line !== '')
      .join('\n');
  });
  const first = drawable(title).trim() === '' ? [] : [withKana(title, {}, read)];
  return `${[...first, ...blocks].join('\n\n')}\n`;
}
