import { expect, test } from 'vitest';
import { Hands } from './hands.ts';

const ids = { touch: 1, other: 2, pen: 3, mouse: 4 } as const;
type Name = keyof typeof ids;
const typeOf = (name: Name) => (name === 'other' ? 'touch' : name);

/** Down and up by name and second; answers who has written after each. */
function writers(script: string): string {
  const hands = new Hands();
  return script
    .split(' ')
    .map((step) => {
      const [, act, name, seconds] = /^([+-])(\w+)@([\d.]+)$/.exec(step) as unknown as [
        string,
        string,
        Name,
        string,
      ];
      const hand = { pointerId: ids[name], pointerType: typeOf(name), timeStamp: Number(seconds) * 1_000 };
      if (act === '+') hands.press(hand);
      else if (hands.writes(hand)) hands.lift(hand);
      return Object.entries(ids).find(([, pointerId]) => hands.writes({ pointerId }))?.[0] ?? '–';
    })
    .join(' ');
}

test.each([
  ['a finger writes', '+touch@1 -touch@2 +touch@3', 'touch – touch'],
  ['a second finger does not', '+touch@1 +other@2 -other@3 -touch@4', 'touch touch touch –'],
  ['a mouse writes, and no finger beside it', '+mouse@1 +touch@2 -mouse@3', 'mouse mouse –'],
  ['the palm first: the pen takes over', '+touch@1 +pen@2 -touch@3 -pen@4', 'touch pen pen –'],
  ['the palm second: it is not heard', '+pen@1 +touch@2 -touch@3 -pen@4', 'pen pen pen –'],
  [
    'the palm stays for several strokes',
    '+touch@1 +pen@2 -pen@3 +pen@4 -pen@5 -touch@6',
    'touch pen – pen – –',
  ],
  ['a second palm while the pen is lifted', '+pen@1 -pen@2 +touch@3 -touch@4', 'pen – – –'],
  ['a finger after half a minute', '+pen@1 -pen@2 +touch@32', 'pen – –'],
  ['a finger after a minute', '+pen@1 -pen@2 +touch@62', 'pen – touch'],
  ['a minute from when the pen was lifted', '+pen@1 -pen@21 +touch@62', 'pen – –'],
  ['a mouse after a pen', '+pen@1 -pen@2 +mouse@3', 'pen – mouse'],
  ['a pen does not take over from a mouse', '+mouse@1 +pen@2', 'mouse mouse'],
])('TAT-01 one hand writes: %s', (_, script, wrote) => {
  expect(writers(script)).toBe(wrote);
});
