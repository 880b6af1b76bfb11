/** Small kana that make one mora with the kana before them; っ, ん and ー are one of their own. */
const joined = /[ゃゅょぁぃぅぇぉゎャュョァィゥェォヮ]/gu;

/** How many morae a reading in kana has: きょう has two, がっこう four. */
export const moraeOf = (kana: string): number => [...kana.replaceAll(joined, '')].length;
