/** Beginnings of the keys under which something lies that was played: see `learner/keys.ts`. */
const playedKeys = ['run:', 'save:', 'statistics', 'entry:'];

/**
 * Notes in the head, before anything is painted, that somebody has played on this device. It holds none of the characters
 * that rendering would escape.
 */
export const playedHereScript = `{try{for(let i=localStorage.length;i--;)if(/^kanji-no-michi:(${playedKeys.join('|')})/.test(localStorage.key(i)))document.documentElement.dataset.played=\`here\`}catch{}}`;

/** Whether somebody had played here when the page was loaded, or has since. */
export const hasPlayedHere = (): boolean => {
  try {
    return Object.keys(localStorage).some((key) =>
      playedKeys.some((begin) => key.startsWith(`kanji-no-michi:${begin}`)),
    );
  } catch {
    return false;
  }
};
