import { listLimit, text } from '@michi/contracts/fields';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { fieldMessages } from './field-messages.ts';

function messagesFor(schema: z.ZodMiniType, input: unknown) {
  const parsed = z.safeParse(schema, input, { reportInput: true });
  if (parsed.success) throw new Error('the input is right');
  return fieldMessages(parsed.error.issues, 'body');
}

test.each([
  [z.string(), undefined, { key: 'field.missing' }],
  [z.string(), null, { key: 'field.notString' }],
  [z.string(), 7, { key: 'field.notString' }],
  [z.number(), '7', { key: 'field.notNumber' }],
  [z.int(), 7.5, { key: 'field.notWhole' }],
  [z.boolean(), 'yes', { key: 'field.notBoolean' }],
  [z.array(z.string()), {}, { key: 'field.notList' }],
  [z.object({}), [], { key: 'field.notObject' }],
  [z.string().check(z.minLength(3)), 'ab', { key: 'field.tooShort', values: { minimum: 3 } }],
  [z.string().check(z.maxLength(1)), 'ab', { key: 'field.tooLong', values: { maximum: 1 } }],
  [z.array(z.int()).check(z.minLength(1)), [], { key: 'field.tooFew', values: { minimum: 1 } }],
  [z.array(z.int()).check(z.maxLength(1)), [1, 2], { key: 'field.tooManyItems', values: { maximum: 1 } }],
  [z.int().check(z.gte(0)), -1, { key: 'field.tooSmall', values: { minimum: 0 } }],
  [z.int().check(z.lte(9)), 10, { key: 'field.tooBig', values: { maximum: 9 } }],
  [z.uuid(), 'x', { key: 'field.format' }],
  [z.email(), 'x', { key: 'field.email' }],
  [z.string().check(z.refine(() => false, { error: 'line' })), 'x', { key: 'field.line' }],
  [z.string().check(z.refine(() => false, { error: 'username' })), 'x', { key: 'field.username' }],
  [z.string().check(z.refine(() => false, { error: 'invisible' })), 'x', { key: 'field.invisible' }],
  [z.string().check(z.refine(() => false, { error: 'scripts' })), 'x', { key: 'field.scripts' }],
  [z.string().check(z.refine(() => false, { error: 'confirmation' })), 'x', { key: 'field.confirmation' }],
  [z.enum(['day', 'week']), 'year', { key: 'field.choice', values: { values: 'day, week' } }],
  [z.enum(['day', 'week']), undefined, { key: 'field.missing' }],
  [z.strictObject({}), { a: 1 }, { key: 'field.unknownKeys', values: { keys: 'a' } }],
  [listLimit, 'abc', { key: 'field.notWhole' }],
  [listLimit, ['1', '2'], { key: 'field.notWhole' }],
  [listLimit, undefined, { key: 'field.missing' }],
  [listLimit, '99999', { key: 'field.tooBig', values: { maximum: 100 } }],
  [text(10), 'a\0', { key: 'field.text' }],
  [text(10), '\ud800', { key: 'field.text' }],
  [z.string().check(z.refine(() => false)), 'x', { key: 'field.wrong' }],
  [z.union([z.int(), z.boolean()]), 'x', { key: 'field.wrong' }],
])('API-08 what a schema finds has a sentence of ours (case %#)', (schema, input, message) => {
  expect(messagesFor(z.object({ a: schema }), { a: input })).toEqual({ a: [message] });
});

test('API-08 the path of a field leads into lists', () => {
  const moves = z.object({ moves: z.array(z.object({ at: z.int() })) });
  expect(messagesFor(moves, { moves: [{ at: 1 }, {}] })).toEqual({
    'moves.1.at': [{ key: 'field.missing' }],
  });
});

test('API-08 input that is wrong as a whole has a name too', () => {
  expect(messagesFor(z.object({}), undefined)).toEqual({ body: [{ key: 'field.missing' }] });
});

test('API-08 at most twenty faults are told', () => {
  const faults = messagesFor(z.array(z.int()), Array(100).fill('x'));
  expect(Object.keys(faults)).toHaveLength(20);
});
