import de from '@michi/messages/de/errors.json' with { type: 'json' };
import en from '@michi/messages/en/errors.json' with { type: 'json' };
import es from '@michi/messages/es/errors.json' with { type: 'json' };
import fr from '@michi/messages/fr/errors.json' with { type: 'json' };
import ja from '@michi/messages/ja/errors.json' with { type: 'json' };
import type { Locale } from '@michi/messages/locales';
import { createTranslator } from 'use-intl/core';

type Messages = typeof de;
type Namespace = keyof Messages;
/** The key of an error text: `general.invalid`, `field.missing`, … */
export type MessageKey = { [N in Namespace]: `${N}.${keyof Messages[N] & string}` }[Namespace];
export interface Message {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number>>;
}

const messages: Record<Locale, Messages> = { de, en, es, fr, ja };

type Say = (message: Message) => string;
const speakers = new Map<Locale, Say>();

/** The error text in a language. */
export function say(locale: Locale, message: Message): string {
  let speaker = speakers.get(locale);
  if (!speaker) {
    speaker = createSpeaker(locale);
    speakers.set(locale, speaker);
  }
  return speaker(message);
}

function createSpeaker(locale: Locale): Say {
  const translate = createTranslator({
    locale,
    messages: messages[locale],
    onError(error) {
      throw error;
    },
  });
  return ({ key, values }) => translate(key, values && { ...values });
}
