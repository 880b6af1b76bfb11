import type { User } from '@michi/contracts/account-fields';
import { useSyncExternalStore } from 'react';
import { createSignal } from '../react/signal.ts';
import { missRoom } from './no-room.ts';

/** Somebody signed in. */
export interface Session {
  readonly token: string;
  /** What the server said last; null when what is stored of it cannot be read. */
  readonly user: User | null;
  /** By which the session can be ended, and nothing else can be done; missing until the server has told it. */
  readonly endTicket?: string;
}

const tokenKey = 'auth_token';
const userKey = 'user';
const ticketKey = 'end_ticket';

/**
 * Notes in the head, before anything is painted, that somebody is signed in, so that no guest is invited before the page is
 * taken over. It holds none of the characters that rendering would escape.
 */
export const signedInScript = `try{if(localStorage.getItem(\`${tokenKey}\`)!==null)if(localStorage.getItem(\`${userKey}\`)!==null)document.documentElement.dataset.session=\`stored\`}catch{}`;

const session = createSignal(storedSession);

/** Who is signed in on this device, null for a guest. */
export const currentSession = session.get;

/**
 * Stores the session, or clears it. A browser that keeps nothing remembers it until the page is left, and the learner is
 * told so.
 */
export function storeSession(next: Session | null): void {
  const isKept = next === null ? clear() : store(next);
  if (!isKept && next !== null) missRoom();
  session.set(next);
}

/** Whether the session is found again. What the server said last of its user may be missing; nobody else's stays beside it. */
function store({ token, user, endTicket }: Session): boolean {
  try {
    if (localStorage.getItem(tokenKey) !== token) clear();
    try {
      localStorage.setItem(tokenKey, token);
      localStorage.setItem(userKey, JSON.stringify(user));
      if (endTicket !== undefined) localStorage.setItem(ticketKey, endTicket);
    } catch {
      // full
    }
    if (localStorage.getItem(tokenKey) !== null && localStorage.getItem(userKey) !== null) return true;
    clear();
  } catch {
    // forbidden
  }
  return false;
}

function clear(): boolean {
  try {
    localStorage.removeItem(tokenKey);
    localStorage.removeItem(userKey);
    localStorage.removeItem(ticketKey);
    return true;
  } catch {
    return false; // forbidden
  }
}

/** Keeps what was answered to the session of a token: nothing when somebody else is signed in meanwhile. */
export function renewSession(token: string, news: Omit<Session, 'token'> | null): void {
  const session = currentSession();
  if (session?.token === token) storeSession(news && { ...session, ...news });
}

/** The session as a component sees it; on the server everybody is a guest. */
export const useSession = (): Session | null => useSyncExternalStore(subscribe, currentSession, () => null);

function subscribe(listener: () => void): () => void {
  window.addEventListener('storage', followOtherTabs);
  return session.subscribe(listener);
}

function followOtherTabs({ key }: StorageEvent): void {
  if (key === tokenKey || key === userKey || key === ticketKey || key === null) session.renew();
}

/** Only with both keys is anybody signed in. */
function storedSession(): Session | null {
  try {
    const token = localStorage.getItem(tokenKey);
    const user = localStorage.getItem(userKey);
    if (token === null || user === null) return null;
    const endTicket = localStorage.getItem(ticketKey);
    return { token, user: parseUser(user), ...(endTicket !== null && { endTicket }) };
  } catch {
    return null;
  }
}

function parseUser(json: string): User | null {
  try {
    return userOf(JSON.parse(json));
  } catch {
    return null;
  }
}

/**
 * Who is meant, as far as it must be known here: by name, and by an id if it can be one. The page of the account asks the
 * server for all of it.
 */
export function userOf(value: unknown): User | null {
  const { id, ...others } = (value ?? {}) as { id?: unknown; username?: unknown };
  if (typeof others.username !== 'string') return null;
  return (typeof id === 'string' ? { id, ...others } : others) as User;
}
