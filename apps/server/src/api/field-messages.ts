import type { z } from 'zod/mini';
import type { FieldMessages } from './api-error.ts';
import type { Message, MessageKey } from './error-messages.ts';

/** More would not help anybody, and a long list could be used to keep the server busy. */
const mostFields = 20;

type Issue = z.core.$ZodIssue;

/** Our own sentences for what a schema found. `whole` names the input itself when it is wrong as a whole. */
export function fieldMessages(issues: readonly Issue[], whole: string): FieldMessages {
  const messages: Record<string, Message[]> = {};
  for (const issue of issues.slice(0, mostFields)) {
    const field = issue.path.join('.') || whole;
    messages[field] = [...(messages[field] ?? []), messageOf(issue)];
  }
  return messages;
}

function messageOf(issue: Issue): Message {
  const own = ownChecks[issue.message];
  if (own && issue.input !== undefined) return { key: own };
  switch (issue.code) {
    case 'invalid_type':
      return { key: issue.input === undefined ? 'field.missing' : wrongType(issue.expected) };
    case 'too_small':
      return { key: tooSmall(issue.origin), values: { minimum: Number(issue.minimum) } };
    case 'too_big':
      return { key: tooBig(issue.origin), values: { maximum: Number(issue.maximum) } };
    case 'invalid_format':
      return { key: issue.format === 'email' ? 'field.email' : 'field.format' };
    case 'invalid_value':
      return issue.input === undefined
        ? { key: 'field.missing' }
        : { key: 'field.choice', values: { values: issue.values.join(', ') } };
    case 'unrecognized_keys':
      return { key: 'field.unknownKeys', values: { keys: issue.keys.slice(0, mostFields).join(', ') } };
    default:
      return { key: 'field.wrong' };
  }
}

const typeKeys: Readonly<Record<string, MessageKey>> = {
  string: 'field.notString',
  number: 'field.notNumber',
  int: 'field.notWhole',
  boolean: 'field.notBoolean',
  array: 'field.notList',
  object: 'field.notObject',
  record: 'field.notObject',
};
/** By the name that a check of a contract gives as its error. */
const ownChecks: Readonly<Record<string, MessageKey>> = {
  text: 'field.text',
  line: 'field.line',
  email: 'field.email',
  username: 'field.username',
  invisible: 'field.invisible',
  scripts: 'field.scripts',
  confirmation: 'field.confirmation',
  whole: 'field.notWhole',
  code: 'field.code',
};
const wrongType = (expected: string): MessageKey => typeKeys[expected] ?? 'field.wrong';

function tooSmall(origin: string): MessageKey {
  if (origin === 'string') return 'field.tooShort';
  return origin === 'array' ? 'field.tooFew' : 'field.tooSmall';
}

function tooBig(origin: string): MessageKey {
  if (origin === 'string') return 'field.tooLong';
  return origin === 'array' ? 'field.tooManyItems' : 'field.tooBig';
}
