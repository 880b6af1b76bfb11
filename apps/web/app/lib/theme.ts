export type Theme = 'light' | 'dark';
const key = 'kanji-no-michi:theme';

/**
 * Runs in the head before anything is painted, so that a saved theme never flashes. It holds none of the
 * characters that rendering would escape.
 */
export const themeScript = `try{const t=localStorage.getItem(\`${key}\`);if([\`light\`,\`dark\`].includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** The theme shown now: the reader's choice, else the system's. */
export function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
