let loaded: typeof import('./prose.tsx') | null = null;

/** Loads what makes elements of Markdown; a page whose text the server has rendered does without. */
export async function loadProse(): Promise<void> {
  loaded ??= await import('./prose.tsx');
}

/** Throws when it was not loaded. */
export function loadedProse(): typeof import('./prose.tsx').Prose {
  if (loaded === null) throw new Error('prose was not loaded');
  return loaded.Prose;
}
