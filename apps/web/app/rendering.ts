import { createContext } from 'react';
import type { PageRequest } from './page-context.ts';

/** What only a rendering on the server knows; null in the browser. */
export const Rendering = createContext<
  | (Pick<PageRequest, 'nonce' | 'assets'> & {
      /** Long text that is left to the server. */ readonly text: string | null;
    })
  | null
>(null);
