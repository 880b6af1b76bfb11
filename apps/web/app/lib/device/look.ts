import { colourBars } from './theme.ts';

/** Where the learner's look lies; `learner/keys.ts` lists it. It is read here without the code that checks what is stored. */
const key = 'kanji-no-michi:save:learner:look';

/** A learner's own seal. */
export interface OwnSeal {
  readonly kanji: string;
  readonly form: string;
}

/**
 * Runs in the head before anything is painted, so that neither desk nor ink ever flashes. It holds none of the
 * characters that rendering would escape.
 */
export const lookScript = `try{const l=JSON.parse(localStorage.getItem(\`${key}\`));for(const k of[\`desk\`,\`ink\`])if(/^[a-z]+$/.test(l[k]))document.documentElement.dataset[k]=l[k]}catch{}`;

const listeners = new Set<() => void>();

function stored(): Readonly<Record<string, unknown>> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') ?? {};
  } catch {
    return {}; // a browser that keeps nothing, or a value that cannot be read
  }
}

/** Shows the desk and the ink that are stored now, and tells whoever shows the seal. */
export function showLook(): void {
  const look = stored();
  for (const name of ['desk', 'ink']) {
    const chosen = look[name];
    if (typeof chosen === 'string' && /^[a-z]+$/.test(chosen))
      document.documentElement.dataset[name] = chosen;
    else delete document.documentElement.dataset[name];
  }
  colourBars();
  for (const listener of listeners) listener();
}

export function subscribeToLook(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => event.key === key && listener();
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

let lastSeal: OwnSeal | null = null;

/** The same object until something changed; null for who has none. */
export function ownSeal(): OwnSeal | null {
  const { seal, form } = stored();
  if (typeof seal !== 'string' || seal === '') return null;
  const now = { kanji: seal, form: typeof form === 'string' ? form : 'square' };
  if (lastSeal?.kanji !== now.kanji || lastSeal.form !== now.form) lastSeal = now;
  return lastSeal;
}
