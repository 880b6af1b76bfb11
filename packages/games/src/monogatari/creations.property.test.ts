import { begin, shown } from '@michi/testing/monogatari';
import * as fc from 'fast-check';
import { expect, inject, test } from 'vitest';
import { mostBytesOfCreation, storedCreation } from '../creation.ts';
import {
  mostBubbles,
  mostFigures,
  mostLettersOfBubble,
  mostLettersOfTitle,
  mostPanels,
  mostReadings,
} from './constants.ts';
import { creations, type Story, story } from './creations.ts';
import { bubbleForms, emptyPanel, type Panel } from './story.ts';

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

/** Signs that take the most room in JSON: half a sign is escaped, and so is what does not print. */
const roomy = fc.constantFrom('\ud83d', '\u0001', '猫', '"', '𠮟', 'a\u0301');
const filled = (length: number) => roomy.map((sign) => sign.repeat(length).slice(0, length));
const readings = Object.fromEntries(
  Array.from({ length: mostReadings }, (_, index) => [
    `${String.fromCodePoint(0x20b9f + index)}${'\u{20b9f}'.repeat(7)}`,
    'ン'.repeat(16),
  ]),
);
const biggest: fc.Arbitrary<Story> = fc
  .tuple(filled(mostLettersOfBubble), filled(mostLettersOfTitle), fc.constantFrom(...bubbleForms))
  .map(([text, title, form]) => {
    const figure = { x: 1_000, y: 1_400, size: 1_400, turn: -180, mirrored: false };
    const panel: Panel = {
      background: 'classroom',
      emotion: 'cheerful',
      figures: Array.from({ length: mostFigures }, () => ({
        who: 'kawataro',
        expression: 'sorrow',
        ...figure,
      })),
      bubbles: Array.from({ length: mostBubbles }, () => ({
        ...{ form, text, readings, x: 1_000, y: 1_000, turn: -180, size: 250 },
      })),
    };
    return {
      template: 'festival',
      title,
      panels: Array.from({ length: mostPanels }, () => panel),
      published: {
        ...{ run: '0199f3a0-0000-7000-8000-000000000003' },
        ...{ score: 600, kanjiPercent: 100, creativity: 100, coherence: 100 },
      },
    };
  });

test('MON-03 the biggest story there can be is kept, and its run fits into what the server takes', () => {
  const stored = storedCreation(creations.story.schema);
  fc.assert(
    fc.property(biggest, (content) => {
      const creation = {
        edition: '0199f3a0-0000-7000-8000-000000000003',
        changedAt: 1_900_000_000_000,
        copyOf: '0199f3a0-0000-7000-8000-000000000003',
        content,
      };
      expect(stored.parse(creation)).toEqual(creation);
      expect(bytesOf(creation)).toBeLessThanOrEqual(mostBytesOfCreation);
      const run = begin({ template: 'festival' });
      run.play({ publish: shown(content.panels) });
      expect(bytesOf(run.recording)).toBeLessThan(64 * 1024);
    }),
    { numRuns: 20 * inject('runsFactor') },
  );
});

const panels = [emptyPanel, emptyPanel, emptyPanel, emptyPanel];
const aBubble = { form: 'speech', text: '猫', readings: {}, x: 0, y: 0, turn: 0, size: 100 } as const;
const draft = { template: 'umbrella', title: '', panels, published: null } as const;
const saying = (bubble: object) => ({
  ...draft,
  panels: [{ ...emptyPanel, bubbles: [{ ...aBubble, ...bubble }] }, ...panels.slice(1)],
});

test.each([
  ['as it begins', draft, true],
  ['with a reading', saying({ readings: { 猫: 'ねこ' } }), true],
  ['with none', saying({ readings: { 猫: '' } }), true],
  ['of another template', { ...draft, template: 'dog' }, false],
  ['of three panels', { ...draft, panels: panels.slice(1) }, false],
  ['of nine panels', { ...draft, panels: [...panels, ...panels, emptyPanel] }, false],
  ['with a reading in letters', saying({ readings: { 猫: 'neko' } }), false],
  ['with a reading of no kanji', saying({ readings: { __proto: 'ねこ' } }), false],
  ['with too long a text', saying({ text: '猫'.repeat(mostLettersOfBubble + 1) }), false],
  ['with a bubble elsewhere', saying({ x: 1_001 }), false],
])('MON-03 a story %s is kept: %s', (_, content, isKept) => {
  expect(story.safeParse(content).success).toBe(isKept);
});
