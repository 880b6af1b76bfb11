import type { PlaceScript } from './script.ts';

/** What is said at Shibuya. */
export const shibuya: PlaceScript = {
  signs: ['{書店|しょてん}', '{音楽堂|おんがくどう}', '{夜|よる}', '[渋谷|しぶや]{通|どお}り'],
  quests: {
    meeting: {
      before: [
        { id: 'b1', who: 'aoi', mood: 'raku', ja: '{来|き}た ことが ある？ {東京|とうきょう}は はじめて？' },
        {
          options: [
            { id: 'a', ja: 'はい、 はじめてです。' },
            { id: 'b', ja: 'いいえ、 でも {道|みち}が わかりません。' },
          ],
        },
        { id: 'b2', who: 'aoi', mood: 'ki', ja: 'ようこそ！ じゃあ、 いっしょに {行|い}こう。', when: 'a' },
        {
          id: 'b3',
          who: 'aoi',
          mood: 'ki',
          ja: 'わたしも まだ {道|みち}に まようの。 いっしょに {行|い}こう。',
          when: 'b',
        },
        {
          id: 'b4',
          who: 'aoi',
          mood: 'kyo',
          ja: 'ともだちに {会|あ}うの。 もう {十|じゅっ}ぷんも {待|ま}って いるって。',
        },
        { plate: 'sign', ja: '{駅前|えきまえ}' },
        {
          id: 'b5',
          who: 'aoi',
          mood: 'raku',
          ja: '{駅|えき}の {前|まえ}だって。 この {字|じ}、 {読|よ}める？',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'aoi',
          mood: 'ki',
          ja: '{助|たす}かった！ いっしょに [原宿|はらじゅく]へ {行|い}こう。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'aoi',
          mood: 'ki',
          ja: '{助|たす}かった！ もう {道|みち}に まよわないね。 つぎは [原宿|はらじゅく]だよ。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'aoi',
        mood: 'ki',
        ja: '[原宿|はらじゅく]の クレープ、 もう {食|た}べた？ お{茶|ちゃ}も おいしいよ。',
      },
    },
    exit: {
      before: [
        {
          id: 'b1',
          who: 'mori',
          mood: 'do',
          ja: 'この {駅|えき}は めいろです。 まいにち みんな まよいます。',
        },
        { plate: 'ticket', ja: '{入口|いりぐち} → {出口|でぐち}' },
        {
          id: 'b2',
          who: 'mori',
          mood: 'raku',
          ja: '{入|はい}る ドアは {入口|いりぐち}、 {出|で}る ドアは {出口|でぐち}です。',
        },
        {
          options: [
            { id: 'a', ja: '{入口|いりぐち}から {出|で}ても いいですか。' },
            { id: 'b', ja: '{東口|ひがしぐち}は どこですか。' },
          ],
        },
        {
          id: 'b3',
          who: 'mori',
          mood: 'kyo',
          ja: 'だめです！ {人|ひと}の {川|かわ}に のみこまれますよ。',
          when: 'a',
        },
        {
          id: 'b4',
          who: 'mori',
          mood: 'ki',
          ja: 'いい {質問|しつもん}です。 さあ、 さがしましょう。',
          when: 'b',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'mori',
          mood: 'ki',
          ja: '{入口|いりぐち}から {出|で}なかったね。 えらい！ おにぎりを どうぞ。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'mori',
          mood: 'ki',
          ja: 'ありがとう。 みんな {出|で}られました。 おにぎりを どうぞ。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'mori',
        mood: 'raku',
        ja: '{出口|でぐち}は {四|よっ}つ。 まよう {人|ひと}は {百人|ひゃくにん}。',
      },
      waiting: {
        id: 'w1',
        who: 'mori',
        mood: 'raku',
        ja: 'きっぷが いりますよ。 それから {東|ひがし}の {字|じ}も。',
      },
    },
    rain: {
      before: [
        { id: 'b1', who: 'fumi', mood: 'kyo', ja: 'あら、 {雨|あめ}！ {本|ほん}が ぬれて しまうわ。' },
        { id: 'b2', who: 'fumi', mood: 'ki', ja: 'かさを かして くれるの？ やさしいのね。' },
        { plate: 'sign', ja: 'ふみ{書店|しょてん}' },
        {
          options: [
            { id: 'a', ja: 'いちばん {古|ふる}い {本|ほん}は どれですか。' },
            { id: 'b', ja: 'わたしも {本|ほん}を {書|か}きたいです。' },
          ],
        },
        {
          id: 'b3',
          who: 'fumi',
          mood: 'raku',
          ja: 'この {地図|ちず}の {本|ほん}よ。 むかしの {道|みち}が ぜんぶ あるの。',
          when: 'a',
        },
        {
          id: 'b4',
          who: 'fumi',
          mood: 'ki',
          ja: 'いいわね。 {書|か}く ことは、 {待|ま}つ ことよ。',
          when: 'b',
        },
        {
          id: 'b5',
          who: 'fumi',
          mood: 'raku',
          ja: '{書|か}く {人|ひと}と {読|よ}む {人|ひと}。 {店|みせ}は その あいだに あるの。',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'fumi',
          mood: 'ki',
          ja: 'ありがとう。 この {地図|ちず}を あげる。 つぎは [浅草|あさくさ]へ。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'fumi',
          mood: 'ki',
          ja: '{地図|ちず}を あげる。 いつか あなたの {本|ほん}を {店|みせ}に おきますね。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'fumi',
        mood: 'raku',
        ja: '{雨|あめ}の {日|ひ}は、 {本|ほん}が よく {売|う}れるのよ。',
      },
      waiting: { id: 'w1', who: 'fumi', mood: 'ai', ja: '{雨|あめ}が {来|き}ます。 でも、 かさが ないの。' },
    },
  },
};
