import type achievements from '../messages/de/achievements.json';
import type common from '../messages/de/common.json';
import type errors from '../messages/de/errors.json';
import type games from '../messages/de/games.json';
import type home from '../messages/de/home.json';
import type mitsukete from '../messages/de/mitsukete.json';

/** Every message of the product by namespace; German is the measure for the keys. */
export interface AllMessages {
  achievements: typeof achievements;
  common: typeof common;
  errors: typeof errors;
  games: typeof games;
  home: typeof home;
  mitsukete: typeof mitsukete;
}
export type Namespace = keyof AllMessages;
