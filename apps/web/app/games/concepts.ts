import type { ConceptId } from '@michi/contracts/coming-soon';
import type { ShelfId } from './shelf.ts';

/** An idea of the workshop, before it has a cover of its own. */
export interface Concept {
  /** In Latin letters. */
  readonly title: string;
  readonly japaneseTitle: string;
  /** One kanji, drawn in outline: a draft. */
  readonly crest: string;
  /** The game whose colour it borrows. */
  readonly colour: ShelfId;
}

export const concepts: Readonly<Record<ConceptId, Concept>> = {
  mamorigami: { title: 'Mamorigami', japaneseTitle: '守り神', crest: '守', colour: 'tabibito' },
  oboeyashiki: { title: 'Oboeyashiki', japaneseTitle: '覚え屋敷', crest: '覚', colour: 'monogatari' },
  suujimoji: { title: 'Sūjimoji', japaneseTitle: '数字文字', crest: '数', colour: 'mitsukete' },
  tsukuribanashi: { title: 'Tsukuribanashi', japaneseTitle: '作り話', crest: '作', colour: 'tokyoquest' },
  ochimono: { title: 'Ochimono', japaneseTitle: '落ち物', crest: '落', colour: 'otoawase' },
  kariudo: { title: 'Kariudo', japaneseTitle: '狩人', crest: '狩', colour: 'jukugo' },
  meikyuu: { title: 'Meikyū', japaneseTitle: '迷宮', crest: '迷', colour: 'kagenuri' },
  fudebayashi: { title: 'Fudebayashi', japaneseTitle: '筆囃子', crest: '筆', colour: 'ryourinin' },
  mojibatake: { title: 'Mojibatake', japaneseTitle: '文字畑', crest: '畑', colour: 'kotodama' },
  sentousho: { title: 'Sentōsho', japaneseTitle: '戦闘書', crest: '闘', colour: 'tatakae' },
  'kokoro-rakugaki': {
    title: 'Kokoro-Rakugaki',
    japaneseTitle: '心落書き',
    crest: '心',
    colour: 'hanazono',
  },
  mojitantei: { title: 'Mojitantei', japaneseTitle: '文字探偵', crest: '探', colour: 'hayagaki' },
};
