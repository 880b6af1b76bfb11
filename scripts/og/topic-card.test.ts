import { resolve } from 'node:path';
import { locales } from '@michi/messages/locales';
import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readColours } from './colours.ts';
import { textsOf } from './preview-cards.ts';
import { readSubjects } from './subjects.ts';
import { left, textShapes, textWidth } from './topic-card.ts';
import { openType, type Type } from './type.ts';

const root = resolve(import.meta.dirname, '../..');
const colours = readColours(root);
const subjects = readSubjects(root);
const topics = [...subjects.games, ...subjects.articles].map(({ topic }) => topic);
let type: Type;
beforeAll(async () => {
  type = await openType(root, textsOf({ taglines: [], ...subjects }));
});
afterAll(() => type.close());

/** Between the line above the title and the logo. */
const [top, bottom] = [130, 508];

test.each(locales)('SHL-03 in %s no text of a preview card leaves its place', (locale) => {
  const own = topics.filter((topic) => topic.locale === locale);
  expect(own.length).toBeGreaterThan(20);
  for (const topic of own) {
    const text = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">${textShapes(colours, type, topic)}</svg>`;
    // As the renderer has really drawn it, with kerning and in whatever font.
    const box = new Resvg(type.outlined(text)).getBBox();
    if (!box) throw new Error(`nothing is drawn of ${topic.title}`);
    expect(box.x, topic.title).toBeGreaterThan(left - 8);
    expect(box.x + box.width, topic.title).toBeLessThan(left + textWidth + 8);
    expect(box.y, topic.title).toBeGreaterThan(top);
    expect(box.y + box.height, topic.title).toBeLessThan(bottom);
  }
});
