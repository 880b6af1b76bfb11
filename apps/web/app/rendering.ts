import { createContext } from 'react';
import type { PageRequest } from './page-context.ts';

/** What only a rendering on the server knows; null in the browser. */
export const Rendering = createContext<Pick<PageRequest, 'nonce' | 'assets'> | null>(null);
