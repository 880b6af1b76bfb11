import { describe, expect, test } from 'vitest';
import { answered, isSettled, lessonCards, lessonQuestions, noAnswers } from './lesson.ts';

const taught = (kanji: string, alike: Record<string, string> = {}) =>
  [...kanji].map((each) => ({ kanji: each, alike: [...(alike[each] ?? '')] }));
const six = '一二三四五六';
const questions = lessonQuestions(taught(six));
const cards = (answers = noAnswers, kanji = six) =>
  lessonCards([...kanji], lessonQuestions(taught(kanji)), answers).map((card) =>
    card.kind === 'kanji'
      ? card.kanji
      : card.kind === 'question'
        ? `${card.again ? 'again' : '?'}${card.number}`
        : card.kind,
  );
const wrongFor = (number: number) =>
  questions[number]?.options.find((option) => option !== questions[number]?.kanji) ?? '';

describe('TAB-02 a lesson is a run of cards', () => {
  test.each([
    [six, ['scene', '一', '二', '?0', '三', '四', '?1', '五', '六', '?2', 'arrival']],
    ['山川天気雨', ['scene', '山', '川', '?0', '天', '気', '?1', '雨', '?2', 'arrival']],
  ])('%s: a scene, each kanji, a question after every two, the arrival', (kanji, expected) => {
    expect(cards(noAnswers, kanji)).toEqual(expected);
  });

  test('the questions are the same each time, about kanji just taught, of different kinds', () => {
    expect(lessonQuestions(taught(six))).toEqual(questions);
    expect(questions.map(({ kind }) => kind)).toEqual(['word', 'meaning', 'reading']);
    expect(questions.map(({ kanji }) => kanji)).toEqual(['二', '三', '六']);
    for (const { kanji, options } of questions) {
      expect(options).toHaveLength(4);
      expect(options).toContain(kanji);
      expect(new Set(options).size).toBe(4);
    }
  });

  test('no two options are alike', () => {
    const [first] = lessonQuestions(taught(six, { 二: '一三', 一: '二', 三: '二', 四: '五', 五: '四' }));
    expect(first?.kanji).toBe('二');
    expect(first?.options.toSorted()).toEqual(expect.arrayContaining(['二', '六']));
    expect(first?.options).not.toContain('一');
    expect(first?.options).not.toContain('三');
    expect(first?.options).toHaveLength(3);
  });
});

describe('TAB-07 a lesson is gone through by answering', () => {
  const [card] = lessonCards([...six], questions, noAnswers).filter(({ kind }) => kind === 'question');
  if (!card) throw new Error('no question');
  const again = { kind: 'question', number: 0, again: true } as const;

  test('a question is settled by one answer, and what was wrong comes once more before the arrival', () => {
    expect(isSettled(card, questions, noAnswers)).toBe(false);
    const right = answered(card, questions, noAnswers, '二');
    expect(isSettled(card, questions, right)).toBe(true);
    expect(cards(right)).toEqual(cards());
    const wrong = answered(card, questions, noAnswers, wrongFor(0));
    expect(isSettled(card, questions, wrong)).toBe(true);
    expect(cards(wrong).slice(-2)).toEqual(['again0', 'arrival']);
    expect(answered(card, questions, wrong, '二'), 'the first answer stands').toBe(wrong);
  });

  test('what comes again is asked until it is right, each option once', () => {
    const wrong = answered(again, questions, noAnswers, wrongFor(0));
    expect(isSettled(again, questions, wrong)).toBe(false);
    expect(answered(again, questions, wrong, wrongFor(0))).toBe(wrong);
    const right = answered(again, questions, wrong, '二');
    expect(right.again[0]).toEqual([wrongFor(0), '二']);
    expect(isSettled(again, questions, right)).toBe(true);
  });

  test('other cards wait for nothing', () => {
    expect(isSettled({ kind: 'scene' }, questions, noAnswers)).toBe(true);
    expect(answered({ kind: 'scene' }, questions, noAnswers, '二')).toBe(noAnswers);
  });
});
