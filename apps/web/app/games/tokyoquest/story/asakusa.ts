import type { PlaceScript } from './script.ts';

/** What is said at Asakusa. */
export const asakusa: PlaceScript = {
  signs: ['[浅草|あさくさ]', '{寺|てら}', '{茶|ちゃ}', '{祭|まつ}り'],
  quests: {
    lantern: {
      before: [
        {
          id: 'b1',
          who: 'sato',
          mood: 'raku',
          ja: 'こんやは {祭|まつ}りだ。 でも {灯|ひ}が {一|ひと}つ たりない。',
        },
        { id: 'b2', who: 'sato', mood: 'ai', ja: 'めがねが なくて、 {字|じ}が {見|み}えないんだ。' },
        { plate: 'lantern', ja: '{花火|はなび} {祭|まつ}り' },
        {
          options: [
            { id: 'a', ja: 'めがねは あたまの {上|うえ}ですよ。' },
            { id: 'b', ja: 'わたしが {読|よ}みます。' },
          ],
        },
        { id: 'b3', who: 'sato', mood: 'kyo', ja: 'なに？ … ほんとうだ！ はずかしいなあ。', when: 'a' },
        { id: 'b4', who: 'sato', mood: 'ki', ja: '{助|たす}かる。 いい {目|め}を して いるな。', when: 'b' },
        {
          id: 'b5',
          who: 'sato',
          mood: 'raku',
          ja: '{花|はな}の {字|じ}と {火|ひ}の {字|じ}で、 {花火|はなび}に なる。',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'sato',
          mood: 'ki',
          ja: 'めがねの おれいに、 この ちょうちんを やろう。 つぎは [秋葉原|あきはばら]だ。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'sato',
          mood: 'ki',
          ja: 'できた！ この {灯|ひ}を もって、 [秋葉原|あきはばら]へ {行|い}け。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'sato',
        mood: 'raku',
        ja: '{火|ひ}は {風|かぜ}に よわい。 でも、 {風|かぜ}が すきなんだ。',
      },
    },
    ride: {
      before: [
        { id: 'b1', who: 'ren', mood: 'ki', ja: '{車|くるま}に のりませんか！ … でも、 {道|みち}が…' },
        {
          id: 'b2',
          who: 'ren',
          mood: 'kyo',
          ja: 'あっ、 {地図|ちず}！ {見|み}せて ください。 {東|ひがし}は どっちですか。',
        },
        { plate: 'map', ja: '{西|にし} {寺|てら} ↔ {川|かわ} {東|ひがし}' },
        {
          options: [
            { id: 'a', ja: 'ゆっくり おねがいします。' },
            { id: 'b', ja: 'もっと はやく！' },
          ],
        },
        {
          id: 'b3',
          who: 'ren',
          mood: 'raku',
          ja: 'はい。 {人力車|じんりきしゃ}は {心|こころ}で {走|はし}る、ですね。',
          when: 'a',
        },
        { id: 'b4', who: 'ren', mood: 'ki', ja: 'よし！ つかまって ください！', when: 'b' },
        {
          id: 'b5',
          who: 'ren',
          mood: 'raku',
          ja: '{寺|てら}は {西|にし}、 {川|かわ}は {東|ひがし}。 {車|くるま}は {前|まえ}だけ。',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'ren',
          mood: 'ki',
          ja: 'つきました！ この すずを どうぞ。 {道|みち}の お{守|まも}りです。',
          when: 'a',
        },
        { id: 'a2', who: 'ren', mood: 'kyo', ja: 'はやすぎて、 すずが とれました。 … どうぞ。', when: 'b' },
      ],
      later: { id: 'l1', who: 'ren', mood: 'ki', ja: 'もう まよいません。 … たぶん。' },
      waiting: { id: 'w1', who: 'ren', mood: 'ai', ja: '{道|みち}が わからない。 {地図|ちず}が あれば…' },
    },
    clock: {
      before: [
        {
          id: 'b1',
          who: 'ume',
          mood: 'ai',
          ja: '{九時|くじ}で とまったまま。 {時間|じかん}も お{茶|ちゃ}を {飲|の}みに {行|い}ったのね。',
        },
        { plate: 'clock', ja: '{午前|ごぜん} {九時|くじ}' },
        {
          options: [
            { id: 'a', ja: 'お{茶|ちゃ}の {時間|じかん}は いつですか。' },
            { id: 'b', ja: '{時間|じかん}が なくても いいですね。' },
          ],
        },
        {
          id: 'b2',
          who: 'ume',
          mood: 'ki',
          ja: 'いつでもよ。 {人|ひと}が {来|き}た {時|とき}が、 その {時間|じかん}。',
          when: 'a',
        },
        { id: 'b3', who: 'ume', mood: 'ki', ja: 'ええ。 でも、 お{茶|ちゃ}が にがく なるの。', when: 'b' },
        {
          id: 'b4',
          who: 'ume',
          mood: 'raku',
          ja: '{朝|あさ}は {午前|ごぜん}、 ひるからは {午後|ごご}。 その {間|あいだ}に、 お{茶|ちゃ}。',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'ume',
          mood: 'ki',
          ja: 'うごいた！ わたしの ふでを あげる。 いい {字|じ}を {書|か}いてね。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'ume',
          mood: 'ki',
          ja: 'うごいた！ この ふでを あげる。 にがい お{茶|ちゃ}も、 また {飲|の}みに {来|き}て。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'ume',
        mood: 'raku',
        ja: 'いま {何時|なんじ}？ … お{茶|ちゃ}の {時間|じかん}ね。',
      },
      waiting: { id: 'w1', who: 'ume', mood: 'ai', ja: 'とけいが とまって いるの。 でんちが ないとね。' },
    },
  },
};
