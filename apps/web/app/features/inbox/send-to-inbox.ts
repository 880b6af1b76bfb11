import {
  postContact,
  postFeedback,
  postNameReport,
  postNewsletter,
  reportReasons,
} from '@michi/contracts/inbox';
import type { Locale } from '@michi/messages/locales';
import { ApiError, call } from '../../lib/calls/api-client.ts';
import { currentSession } from '../../lib/device/session.ts';
import type { FormValues } from '../../lib/pages/typed.ts';

export type InboxKind = 'contact' | 'newsletter' | 'feedback' | 'report';

/** What the server says against a message, in the reader's language. */
export interface InboxRefusal {
  readonly message: string;
  readonly errors: Readonly<Record<string, readonly string[]>>;
}

/** Sends a message. Answers null once it has arrived, else why it was refused; throws when nobody answers. */
export async function sendToInbox(
  kind: InboxKind,
  values: FormValues,
  locale: Locale,
): Promise<InboxRefusal | null> {
  try {
    await deliver(kind, values, locale);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return { message: error.message, errors: error.errors };
  }
}

function deliver(kind: InboxKind, values: FormValues, locale: Locale): Promise<unknown> {
  const { name = '', email = '', message = '', website } = values;
  if (kind === 'contact') return call(postContact, { body: { name, email, message, website }, locale });
  if (kind === 'feedback') return call(postFeedback, { body: { message, email, website }, locale });
  if (kind === 'report') {
    const { reason, words = '' } = values;
    const body = { name, reason: reportReasons.find((each) => each === reason) ?? 'other', words };
    return call(postNameReport, { body, locale, token: currentSession()?.token });
  }
  return call(postNewsletter, { body: { email, website }, locale });
}
