import type { Locale } from '@michi/messages/locales';
import type { AllMessages } from '@michi/messages/namespaces';

declare module 'use-intl' {
  interface AppConfig {
    Locale: Locale;
    Messages: AllMessages;
  }
}
