import type { difficulties, gameTags } from '@michi/games/game';
import { useTranslations } from 'use-intl';
import type { HubEntry } from './hub-entry.ts';

const difficultyKeys = {
  Anfänger: 'difficulty.beginner',
  Mittel: 'difficulty.middle',
  Fortgeschritten: 'difficulty.advanced',
} as const satisfies Record<(typeof difficulties)[number], string>;

const tagKeys = {
  Bauteile: 'tags.parts',
  Dichten: 'tags.poetry',
  Duell: 'tags.duel',
  Erkennen: 'tags.recognition',
  Erzählen: 'tags.stories',
  Gedächtnis: 'tags.memory',
  Hören: 'tags.listening',
  Küche: 'tags.kitchen',
  Lesung: 'tags.readings',
  Reise: 'tags.journey',
  Rennen: 'tags.race',
  Schreiben: 'tags.writing',
  Strichfolge: 'tags.strokeOrder',
  Tempo: 'tags.speed',
  Wörter: 'tags.words',
} as const satisfies Record<(typeof gameTags)[number], string>;

/** Says the German words of the list in the reader's language; what it does not know stays as it is. */
export function useGameWords() {
  const t = useTranslations('games');

  const difficulty = (text: string) => {
    const key = valueUnder(difficultyKeys, text);
    return key ? t(key) : text;
  };
  const tag = (text: string) => {
    const key = valueUnder(tagKeys, text);
    return key ? t(key) : text;
  };
  const players = (text: string) => {
    const [, from, to, more] = /^(\d+)(?:-(\d+)|(\+))? Spieler$/.exec(text) ?? [];
    if (from === undefined) return text;
    if (to !== undefined) return t('players.range', { from: Number(from), to: Number(to) });
    return more === undefined
      ? t('players.exactly', { count: Number(from) })
      : t('players.atLeast', { count: Number(from) });
  };
  const duration = (text: string) => {
    if (text === 'Endlos') return t('duration.endless');
    if (text === 'Kreativ') return t('duration.creative');
    const [, from, to] = /^(\d+)(?:-(\d+)|\+) Min$/.exec(text) ?? [];
    if (from === undefined) return text;
    return to === undefined
      ? t('duration.atLeast', { from: Number(from) })
      : t('duration.range', { from: Number(from), to: Number(to) });
  };

  return {
    facts: (entry: HubEntry) => ({
      difficulty: difficulty(entry.difficulty),
      players: players(entry.players),
      duration: duration(entry.duration),
      /** In one line, broken only behind a dot; empty without any. */
      tags: entry.tags.map(tag).join('\u00a0· '),
    }),
    /** What the list says of the game, else what the messages know of it. */
    description: ({ description, cover }: HubEntry) => description ?? (cover ? t(`texts.${cover}`) : ''),
  };
}

const valueUnder = <T extends Record<string, string>>(record: T, key: string): T[keyof T] | undefined =>
  Object.hasOwn(record, key) ? record[key as keyof T] : undefined;
