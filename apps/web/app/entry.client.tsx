import { isLocale } from '@michi/messages/locales';
import type { Namespace } from '@michi/messages/namespaces';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import * as z from 'zod/mini';
import { loadMessages } from './lib/messages.ts';

z.config({ jitless: true }); // the page's policy forbids code made from strings

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
