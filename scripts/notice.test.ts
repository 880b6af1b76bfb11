import { expect, test } from 'vitest';
import { noticeOf } from './notice.ts';

const react = { name: 'react', version: '19.2.7', identifier: 'MIT', text: 'MIT License\n\nCopyright Meta' };

test('the notice names everything that is shipped once, above the text of its licence', () => {
  const dom = { ...react, name: 'react-dom' };
  const zod = { name: 'zod', version: '4.6.7', identifier: 'MIT', text: 'MIT License\n\nCopyright Colin' };
  const font = { name: 'klee-one', identifier: 'OFL-1.1', text: 'Copyright Klee' };
  const notice = noticeOf([zod, dom, react, react, font]);
  const [, ...parts] = notice.split(/^-{80}\n/m);
  expect(parts).toEqual([
    'klee-one (OFL-1.1)\n\nCopyright Klee\n\n',
    'react 19.2.7 (MIT)\nreact-dom 19.2.7 (MIT)\n\nMIT License\n\nCopyright Meta\n\n',
    'zod 4.6.7 (MIT)\n\nMIT License\n\nCopyright Colin\n',
  ]);
});

test.each([{ text: '' }, { text: undefined }, { identifier: undefined }])(
  'what is shipped without the text or the name of its licence ends the build (%o)',
  (missing) => {
    expect(() => noticeOf([{ ...react, ...missing }])).toThrow('react');
  },
);
