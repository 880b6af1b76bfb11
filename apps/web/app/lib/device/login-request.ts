import { useSyncExternalStore } from 'react';
import { createSignal } from '../react/signal.ts';

/** How the visitor may come back from signing in with another provider. */
export const socialOutcomes = ['done', 'confirm', 'failed'] as const;

/** Why the window for signing in is open: to log in or register, or to end a journey to another provider. */
export type LoginRequest = 'login' | 'register' | (typeof socialOutcomes)[number];

/** Somebody logs out whose account lacks so many things that were done here: what is to become of them is asked first. */
export interface Leaving {
  readonly unsent: number;
}

const request = createSignal<LoginRequest | Leaving | null>(() => null);

export const openLogin = (as: LoginRequest | Leaving): void => request.set(as);
export const closeLogin = (): void => request.set(null);

/** Opens the window for logging in; resolves when it is closed, whether or not somebody has. */
export function askForLogin(): Promise<void> {
  openLogin('login');
  return new Promise((resolve) => {
    const forget = request.subscribe(() => {
      if (request.get() !== null) return;
      forget();
      resolve();
    });
  });
}

export const useLoginRequest = (): LoginRequest | Leaving | null =>
  useSyncExternalStore(request.subscribe, request.get, () => null);
