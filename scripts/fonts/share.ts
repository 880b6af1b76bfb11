import { charactersOf, without } from './characters.ts';
import { type Cut, type JapanesePackage, japaneseCut } from './face.ts';

/** Shares the characters of one Japanese font among its cuts: the first to ask for a character has it. */
export class Share {
  readonly #from: JapanesePackage;
  readonly #weight: number;
  #taken = '';

  constructor(from: JapanesePackage, weight: number) {
    this.#from = from;
    this.#weight = weight;
  }

  /** Takes what is left of `characters`. */
  claim(characters: string): string {
    const left = without(characters, this.#taken);
    this.#taken = charactersOf([this.#taken, left]);
    return left;
  }

  cut(name: string, characters: string): Cut {
    return japaneseCut(this.#from, this.#weight, name, this.claim(characters));
  }
}
