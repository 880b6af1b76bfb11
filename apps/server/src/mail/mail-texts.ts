import de from '@michi/messages/de/mails.json' with { type: 'json' };
import en from '@michi/messages/en/mails.json' with { type: 'json' };
import es from '@michi/messages/es/mails.json' with { type: 'json' };
import fr from '@michi/messages/fr/mails.json' with { type: 'json' };
import ja from '@michi/messages/ja/mails.json' with { type: 'json' };
import type { Locale } from '@michi/messages/locales';
import { createTranslator } from 'use-intl/core';

const messages: Readonly<Record<Locale, typeof de>> = { de, en, es, fr, ja };

/** The texts of mails, and of the answers to those who ask for one, in a language. */
export function mailTexts(locale: Locale) {
  return createTranslator({
    locale,
    messages: messages[locale],
    onError(error) {
      throw error;
    },
  });
}
