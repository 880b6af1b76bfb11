/** Characters that look alike, each with the one that stands for it: Cyrillic and Greek, digits, kana and kanji. */
const lookAlikes = new Map(
  [
    ['авсеԁһікмнорԛѕтухјү', 'abcedhlkmhopqstyxjy'],
    ['αβεικνορτυχ', 'abelkvoptux'],
    ['01i', 'oll'],
    [' ._', '---'],
    ['ロカニハタエトーヘ', '口力二八夕工卜一へ'],
  ].flatMap(([from = '', to = '']) =>
    [...from].map((character, i) => [character, [...to][i] ?? ''] as const),
  ),
);

/** The name as it is compared: without case, and the same for names that look alike. */
export const usernameKey = (username: string): string => {
  // By way of upper case: only so is ß the same as ss.
  const folded = username.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKC');
  return [...folded].map((character) => lookAlikes.get(character) ?? character).join('');
};

/** The address as it is compared. */
export const emailKey = (email: string): string => email.toLowerCase();
