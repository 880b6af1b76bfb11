import { isLocale } from '@michi/messages/locales';
import { Fragment, StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { pressOnce } from './lib/keys/held-keys.ts';
import { loadNotedMessages } from './lib/language/messages.ts';
import { keepTexts } from './lib/react/translated-texts.ts';

keepTexts(document);

const { lang, dataset } = document.documentElement;
const [{ KeepEntered }] = await Promise.all([
  document.querySelector('input, select, textarea, :focus')
    ? import('./lib/pages/keep-entered.tsx')
    : { KeepEntered: Fragment }, // there is nothing to keep
  isLocale(lang) && dataset.messages && loadNotedMessages(lang, dataset.messages),
]);

pressOnce();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <KeepEntered>
        <HydratedRouter />
      </KeepEntered>
    </StrictMode>,
    // what had changed the page is no fault of its own, and it is whole again
    { onRecoverableError: (error) => console.warn('rendered anew', error) },
  );
});
