import unhomoglyph from 'unhomoglyph';
import { usernameKey } from './username-key.ts';

/** UTS 39: each character that looks like another becomes that one; rn and m are one, too. */
const prototypes = (text: string): string =>
  unhomoglyph(
    text
      .normalize('NFD')
      .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
      // A dot above that is there already.
      .replace(/([ij])\u0307/giu, '$1'),
  ).normalize('NFD');

/**
 * What a name looks like, by the confusables of Unicode TS 39: names with one skeleton cannot be told apart. Capitals
 * and small letters look like different others: both are compared.
 */
export const nameSkeleton = (name: string): string => usernameKey(prototypes(usernameKey(prototypes(name))));
