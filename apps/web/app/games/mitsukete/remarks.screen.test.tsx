import { wrongFeedbackMs } from '@michi/games/mitsukete/constants';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  cards,
  find,
  kanjiOf,
  line,
  openLevel,
  pick,
  serverKnows,
  soughtKanji,
} from '../../testing/mitsukete.ts';

const said = page.getByRole('status').first();
const cardsOf = (kanji: string) => cards().filter((card) => kanjiOf(card) === kanji);
const onTheBoard = () => [...new Set(cards().map(kanjiOf))];

/** Two cards of one kanji, and one of another. */
const mistake = (taken: string, meant: string) =>
  pick([...cardsOf(meant).slice(0, 2), ...cardsOf(taken).slice(0, 1)]);

test('MIT-06 GAM-01 a match tells kanji, reading and meaning in the line and aloud, and stays told', async () => {
  await openLevel('first-strokes');
  expect(line()).toBe('Wähle drei gleiche Karten.');
  const [kanji = ''] = soughtKanji();
  await find(kanji);
  expect(line()).toMatch(/^\p{Script=Han}[ぁ-ん]+ [a-zāīūēō]+ · .+\+30 Punkte$/u);
  expect(line()).toMatch(new RegExp(`^${kanji}`));
  await expect.element(said).toMatchTextContent(new RegExp(`^Richtig! ${kanji}, [ぁ-ん]+: `));
  const told = line();
  cards()[0]?.click();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(line()).toBe(told);
});

test('MIT-06 GAM-01 two that look alike are told apart by one sentence, the same in the line and aloud', async () => {
  serverKnows(8_000);
  await openLevel('look-closely-1'); // has nine kanji and deals six, of which at least two look alike
  const alike = ['人入', '人八', '入八', '人大', '大天', '木本', '木休', '本休', '六八'];
  const [one = '', other = ''] =
    alike.find((pair) => [...pair].every((each) => onTheBoard().includes(each))) ?? '';
  await mistake(one, other);
  const sentence = line()?.split(/statt ./)[1] ?? '';
  expect(sentence).toMatch(new RegExp(`${one}.*${other}|${other}.*${one}`));
  expect(sentence).toMatch(/\.$/);
  await expect.element(said).toMatchTextContent(/^Nicht ganz: . statt .\./);
  expect(said.element().textContent?.split(sentence)).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(wrongFeedbackMs);
  expect(line()).toContain(sentence);
});

test('MIT-06 of two that do not look alike both are told with reading and meaning', async () => {
  await openLevel('first-strokes'); // of seven kanji five are dealt: one of 山 and 川 at least, and two others
  const strange = onTheBoard().filter((kanji) => '山川月木'.includes(kanji));
  const [taken = '', meant = ''] = strange;
  await mistake(taken, meant);
  expect(line()).toContain(' statt ');
  for (const kanji of [taken, meant]) expect(line()).toMatch(new RegExp(`${kanji} [ぁ-ん]+ [a-z]+ · `));
});

test('MIT-06 three that are alike and not sought are said to be that', async () => {
  await openLevel('first-strokes');
  const idle =
    onTheBoard().find((kanji) => !soughtKanji().includes(kanji) && cardsOf(kanji).length > 2) ?? '';
  await find(idle);
  expect(line()).toContain(`${idle} wird hier nicht gesucht.`);
  await expect
    .element(said)
    .toMatchTextContent(new RegExp(`^Nicht ganz\\. ${idle} wird hier nicht gesucht\\.`));
});

test('MIT-07 nothing lies over the cards: the combo is shown in the line', async () => {
  await openLevel('first-strokes');
  for (const kanji of soughtKanji()) await find(kanji);
  expect(line()).toContain('Kombo ×3');
  const board = document.querySelector('.mit__field') as Element;
  for (const above of document.querySelectorAll('.mit-combo, .mit__line'))
    expect(above.getBoundingClientRect().bottom).toBeLessThanOrEqual(board.getBoundingClientRect().top);
});

test('LNG-01 MIT-06 in Japanese a miss is told without romaji', async () => {
  await openLevel('first-strokes', 'ja');
  const [taken = '', meant = ''] = onTheBoard().filter((kanji) => '山川月木'.includes(kanji));
  await mistake(taken, meant);
  expect(line()).toContain('ではありません');
  expect(line()).not.toMatch(/[a-z]/);
});
