import type { ConceptId } from '@michi/contracts/coming-soon';
import type { Dye } from '@michi/games/dyes';

/** An idea of the workshop, before it has a cover of its own. */
export interface Concept {
  /** In Latin letters. */
  readonly title: string;
  readonly japaneseTitle: string;
  /** One kanji, drawn in outline: a draft. */
  readonly crest: string;
  readonly dye: Dye;
}

export const concepts: Readonly<Record<ConceptId, Concept>> = {
  mamorigami: { title: 'Mamorigami', japaneseTitle: '守り神', crest: '守', dye: 'asagi' },
  oboeyashiki: { title: 'Oboeyashiki', japaneseTitle: '覚え屋敷', crest: '覚', dye: 'tobi' },
  suujimoji: { title: 'Sūjimoji', japaneseTitle: '数字文字', crest: '数', dye: 'ai' },
  tsukuribanashi: { title: 'Tsukuribanashi', japaneseTitle: '作り話', crest: '作', dye: 'botan' },
  ochimono: { title: 'Ochimono', japaneseTitle: '落ち物', crest: '落', dye: 'fuji' },
  kariudo: { title: 'Kariudo', japaneseTitle: '狩人', crest: '狩', dye: 'matcha' },
  meikyuu: { title: 'Meikyū', japaneseTitle: '迷宮', crest: '迷', dye: 'nibi' },
  fudebayashi: { title: 'Fudebayashi', japaneseTitle: '筆囃子', crest: '筆', dye: 'kaki' },
  mojibatake: { title: 'Mojibatake', japaneseTitle: '文字畑', crest: '畑', dye: 'wakatake' },
  sentousho: { title: 'Sentōsho', japaneseTitle: '戦闘書', crest: '闘', dye: 'sumi' },
  'kokoro-rakugaki': {
    title: 'Kokoro-Rakugaki',
    japaneseTitle: '心落書き',
    crest: '心',
    dye: 'nadeshiko',
  },
  mojitantei: { title: 'Mojitantei', japaneseTitle: '文字探偵', crest: '探', dye: 'sora' },
};
