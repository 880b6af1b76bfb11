import { postContact, postFeedback, postNewsletter } from '@michi/contracts/letters';
import type { Locale } from '@michi/messages/locales';
import { ApiError, call } from '../../lib/calls/api-client.ts';

export type LetterKind = 'contact' | 'newsletter' | 'feedback';

/** What stands in a form, by field. */
export type LetterValues = Readonly<Record<string, string>>;

/** What the server says against a letter, in the reader's language. */
export interface Refusal {
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Sends a letter. Answers null once it has arrived, else why it was refused; throws when nobody answers. */
export async function sendLetter(
  kind: LetterKind,
  values: LetterValues,
  locale: Locale,
): Promise<Refusal | null> {
  try {
    await deliver(kind, values, locale);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { message: error.message, errors: error.errors };
  }
}

function deliver(kind: LetterKind, values: LetterValues, locale: Locale): Promise<unknown> {
  const { name = '', email = '', message = '', website } = values;
  if (kind === 'contact') return call(postContact, { body: { name, email, message, website }, locale });
  if (kind === 'feedback') return call(postFeedback, { body: { message, email, website }, locale });
  return call(postNewsletter, { body: { email, website }, locale });
}
