import { isLocale } from '@michi/messages/locales';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pressOnce } from './lib/keys/held-keys.ts';
import { loadNotedMessages } from './lib/language/messages.ts';
import { keepTexts } from './lib/react/translated-texts.ts';

keepTexts(document);

const { lang, dataset } = document.documentElement;
if (isLocale(lang) && dataset.messages) await loadNotedMessages(lang, dataset.messages);

pressOnce();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
