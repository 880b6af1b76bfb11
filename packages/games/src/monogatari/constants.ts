/** So many figures and bubbles a panel may have. */
export const mostFigures = 5;
export const mostBubbles = 4;
export const mostLettersOfBubble = 120;
export const mostLettersOfTitle = 60;
