export type Theme = 'light' | 'dark';
const key = 'kanji-no-michi:theme';

/**
 * Runs in the head before anything is painted, so that a saved theme never flashes. It holds none of the
 * characters that rendering would escape.
 */
export const themeScript = `try{const t=localStorage.getItem(\`${key}\`);if([\`light\`,\`dark\`].includes(t))document.documentElement.dataset.theme=t}catch{}`;

/** The ground of each desk in each theme, for the browser's own bars. */
export const grounds = {
  paper: { light: '#f4eee0', dark: '#14171f' },
  tatami: { light: '#eef0dc', dark: '#131a13' },
  indigo: { light: '#e8edf4', dark: '#0f1a2e' },
  moon: { light: '#ecebf1', dark: '#0e0e15' },
} as const satisfies Readonly<Record<string, Readonly<Record<Theme, string>>>>;

/** The theme shown now: the reader's choice, else the system's. */
function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === 'light' || chosen === 'dark') return chosen;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Gives the browser's bars the colour of the learner's desk, by the theme that the reader chose, else by the system's. */
export function colourBars(): void {
  const { theme, desk = 'paper' } = document.documentElement.dataset;
  const ground = Object.hasOwn(grounds, desk) ? grounds[desk as keyof typeof grounds] : grounds.paper;
  for (const bar of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
    const ofSystem = bar.media.includes('dark') ? 'dark' : 'light';
    bar.content = ground[theme === 'light' || theme === 'dark' ? theme : ofSystem];
  }
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
