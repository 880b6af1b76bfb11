import { useSyncExternalStore } from 'react';

/** What a visitor agreed to: everything, or only what the site cannot do without. */
export type Consent = 'all' | 'essential';

const key = 'cookieConsent';

/**
 * Notes in the head, before anything is painted, that no choice is stored. It holds none of the characters that
 * rendering would escape.
 */
export const consentScript = `{let c;try{c=localStorage.getItem(\`${key}\`)}catch{}if(![\`all\`,\`essential\`].includes(c))document.documentElement.dataset.consent=\`asked\`}`;

const listeners = new Set<() => void>();
/** The choice of this visit where the browser keeps nothing. */
let unkept: Consent | null = null;
let reopened = false;

function storedConsent(): Consent | null {
  try {
    const value = localStorage.getItem(key);
    return value === 'all' || value === 'essential' ? value : unkept;
  } catch {
    return unkept;
  }
}

/** Stores the choice and ends the question. */
export function giveConsent(consent: Consent): void {
  reopened = false;
  try {
    localStorage.setItem(key, consent);
  } catch {
    unkept = consent;
  }
  tell();
}

/** Asks again; the former choice holds until there is a new one. */
export function reopenConsent(): void {
  reopened = true;
  tell();
}

/** `asked` at the first visit, `again` when the visitor wants to choose anew, `no` otherwise and on the server. */
export const useConsentQuestion = (): 'no' | 'asked' | 'again' =>
  useSyncExternalStore(
    subscribe,
    () => (reopened ? 'again' : storedConsent() === null ? 'asked' : 'no'),
    () => 'no',
  );

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
