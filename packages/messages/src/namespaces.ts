import type accounts from '../messages/de/accounts.json';
import type achievements from '../messages/de/achievements.json';
import type audio from '../messages/de/audio.json';
import type blog from '../messages/de/blog.json';
import type collection from '../messages/de/collection.json';
import type common from '../messages/de/common.json';
import type concepts from '../messages/de/concepts.json';
import type contact from '../messages/de/contact.json';
import type errors from '../messages/de/errors.json';
import type games from '../messages/de/games.json';
import type home from '../messages/de/home.json';
import type jukugo from '../messages/de/jukugo.json';
import type language from '../messages/de/language.json';
import type letters from '../messages/de/letters.json';
import type mails from '../messages/de/mails.json';
import type mitsukete from '../messages/de/mitsukete.json';
import type pages from '../messages/de/pages.json';
import type problems from '../messages/de/problems.json';
import type puzzle from '../messages/de/puzzle.json';
import type tabibito from '../messages/de/tabibito.json';
import type tatakae from '../messages/de/tatakae.json';

/** Every message of the product by namespace; German is the measure for the keys. */
export interface AllMessages {
  accounts: typeof accounts;
  achievements: typeof achievements;
  audio: typeof audio;
  blog: typeof blog;
  collection: typeof collection;
  common: typeof common;
  concepts: typeof concepts;
  contact: typeof contact;
  errors: typeof errors;
  games: typeof games;
  home: typeof home;
  jukugo: typeof jukugo;
  language: typeof language;
  letters: typeof letters;
  mails: typeof mails;
  mitsukete: typeof mitsukete;
  pages: typeof pages;
  problems: typeof problems;
  puzzle: typeof puzzle;
  tabibito: typeof tabibito;
  tatakae: typeof tatakae;
}
export type Namespace = keyof AllMessages;
