import { isLocale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadMessages } from './lib/language/messages.ts';

const { lang, dataset } = document.documentElement;
if (isLocale(lang)) await loadMessages(lang, (dataset.messages?.split(' ') ?? []) as Namespace[]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
