export type Theme = 'light' | 'dark';
const key = 'kanji-no-michi:theme';

/**
 * Runs in the head before anything is painted, so that a saved theme never flashes. It holds none of the
 * characters that rendering would escape.
 */
export const themeScript = `try{const t=localStorage.getItem(\`${key}\`);if([\`light\`,\`dark\`].includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** The ground of each theme, for the browser's own bars. */
export const grounds: Readonly<Record<Theme, string>> = { light: '#f4eee0', dark: '#14171f' };

/** The theme shown now: the reader's choice, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Gives the browser's bars the colour of the theme that the reader chose; without a choice the system's holds. */
export function colourBars(): void {
  const { theme } = document.documentElement.dataset;
  if (theme !== 'light' && theme !== 'dark') return;
  for (const bar of document.querySelectorAll('meta[name=theme-color]'))
    bar.setAttribute('content', grounds[theme]);
}

/** Shows the other theme, from now on. */
export function switchTheme(): void {
  const theme = currentTheme() === 'dark' ? 'light' : 'dark';
  document.documentElement.dataset.theme = theme;
  colourBars();
  try {
    localStorage.setItem(key, theme);
  } catch {
    // A browser that keeps nothing still shows the choice until the page is left.
  }
}
