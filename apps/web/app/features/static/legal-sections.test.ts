import { expect, test } from 'vitest';
import { sectionsOf } from './legal-sections.ts';

test('a text is cut at its headings of the second level', () => {
  const text = 'Before.\n\n## One\n\nFirst.\n\n### Deeper\n\n- item\n\n## Two\n\nSecond ## not a heading.\n';
  expect(sectionsOf(text)).toEqual([
    { id: 'part-0', title: '', body: 'Before.' },
    { id: 'part-1', title: 'One', body: 'First.\n\n### Deeper\n\n- item' },
    { id: 'part-2', title: 'Two', body: 'Second ## not a heading.' },
  ]);
});

test('a text may begin with a heading, and an empty one has no sections', () => {
  expect(sectionsOf('## One\n\nFirst.\n')).toEqual([{ id: 'part-1', title: 'One', body: 'First.' }]);
  expect(sectionsOf('')).toEqual([]);
});
