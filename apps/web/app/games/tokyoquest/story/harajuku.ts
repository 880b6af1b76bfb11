import type { PlaceScript } from './script.ts';

/** What is said at Harajuku. */
export const harajuku: PlaceScript = {
  signs: ['{竹下通|たけしたどお}り', '{古着|ふるぎ}', '{茶|ちゃ}', '{紙|かみ}'],
  quests: {
    menu: {
      before: [
        { id: 'b1', who: 'ken', mood: 'ki', ja: 'いらっしゃい！ クレープ、 {食|た}べる？' },
        { plate: 'menu', ja: 'クレープ {三百円|さんびゃくえん} ・ お{茶|ちゃ} {百円|ひゃくえん}' },
        {
          id: 'b2',
          who: 'ken',
          mood: 'ai',
          ja: 'しゃしんが ないから、 みんな となりの {人|ひと}と おなじ ものに するんだ。',
        },
        {
          options: [
            { id: 'a', ja: 'お{茶|ちゃ}だけ ください。' },
            { id: 'b', ja: 'ぜんぶ ください！' },
          ],
        },
        { id: 'b3', who: 'ken', mood: 'raku', ja: 'しぶいね。 {百円|ひゃくえん}だよ。', when: 'a' },
        { id: 'b4', who: 'ken', mood: 'kyo', ja: '{千円|せんえん}だけど… {食|た}べられる？', when: 'b' },
        {
          id: 'b5',
          who: 'ken',
          mood: 'raku',
          ja: '{百円|ひゃくえん}と {千円|せんえん}は、 よく {見|み}てね。',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'ken',
          mood: 'ki',
          ja: '{助|たす}かった！ わすれものの かさ、 もって {行|い}って。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'ken',
          mood: 'ki',
          ja: 'よく {食|た}べて、 よく {読|よ}んだね。 わすれものの かさを どうぞ。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'ken',
        mood: 'ki',
        ja: '{食|た}べる {前|まえ}に {読|よ}む。 {読|よ}んだら {食|た}べる。',
      },
    },
    shrine: {
      before: [
        {
          id: 'b1',
          who: 'haruka',
          mood: 'kyo',
          ja: 'その すず！ {神社|じんじゃ}の {前|まえ}に かけましょう。',
        },
        {
          id: 'b2',
          who: 'haruka',
          mood: 'raku',
          ja: 'まず {水|みず}で {手|て}を {洗|あら}います。 つぎに {心|こころ}も。',
        },
        { plate: 'board', ja: '{水|みず}は {心|こころ}を {洗|あら}う' },
        {
          options: [
            { id: 'a', ja: '{心|こころ}は どう {洗|あら}いますか。' },
            { id: 'b', ja: '{水|みず}が {冷|つめ}たいです！' },
          ],
        },
        {
          id: 'b3',
          who: 'haruka',
          mood: 'ki',
          ja: '{何|なに}も {待|ま}たない ことです。 {少|すこ}しの あいだだけ。',
          when: 'a',
        },
        { id: 'b4', who: 'haruka', mood: 'ki', ja: 'いま、 {神|かみ}さまが {笑|わら}いました。', when: 'b' },
      ],
      after: [
        {
          id: 'a1',
          who: 'haruka',
          mood: 'ki',
          ja: '{神|かみ}さまが {聞|き}いて います。 この お{守|まも}りを どうぞ。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'haruka',
          mood: 'ki',
          ja: '{水|みず}は {冷|つめ}たく、 {心|こころ}は あたたかい。 お{守|まも}りを どうぞ。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'haruka',
        mood: 'raku',
        ja: '{森|もり}も {神社|じんじゃ}です。 {木|き}は みんな {立|た}って {待|ま}って います。',
      },
      waiting: {
        id: 'w1',
        who: 'haruka',
        mood: 'ai',
        ja: 'すずが なくなりました。 {神|かみ}さまが おきません。',
      },
    },
    letter: {
      before: [
        { id: 'b1', who: 'mei', mood: 'kyo', ja: 'その ふで… うめさんの？ じゃあ、 {書|か}ける。' },
        {
          id: 'b2',
          who: 'mei',
          mood: 'raku',
          ja: '{十年|じゅうねん}{前|まえ}に {山|やま}と やくそくしたの。 {大|おお}きく なったら {手紙|てがみ}を {書|か}くって。',
        },
        {
          options: [
            { id: 'a', ja: '{何|なに}を {書|か}きますか。' },
            { id: 'b', ja: '{山|やま}は {字|じ}が {読|よ}めますか。' },
          ],
        },
        {
          id: 'b3',
          who: 'mei',
          mood: 'ai',
          ja: '{友|とも}だちが できたって。 それだけで いいの。',
          when: 'a',
        },
        {
          id: 'b4',
          who: 'mei',
          mood: 'ki',
          ja: '{読|よ}めないよ。 だから あなたが {読|よ}んで あげて。',
          when: 'b',
        },
        { plate: 'letter', ja: '{山|やま}へ。 {友|とも}より。' },
        {
          id: 'b5',
          who: 'mei',
          mood: 'raku',
          ja: 'いい {紙|かみ}、 いい {字|じ}。 あとは {友|とも}だちの {手|て}だけ。',
        },
      ],
      after: [
        {
          id: 'a1',
          who: 'mei',
          mood: 'ki',
          ja: 'できた。 この {手紙|てがみ}を [富士山|ふじさん]へ とどけて。',
          when: 'a',
        },
        {
          id: 'a2',
          who: 'mei',
          mood: 'ki',
          ja: 'できた。 {山|やま}の {上|うえ}で、 {大|おお}きな こえで {読|よ}んでね。',
          when: 'b',
        },
      ],
      later: {
        id: 'l1',
        who: 'mei',
        mood: 'raku',
        ja: '{山|やま}は うごかない。 だから {手紙|てがみ}は {人|ひと}が はこぶの。',
      },
      waiting: {
        id: 'w1',
        who: 'mei',
        mood: 'ai',
        ja: '{手紙|てがみ}を {書|か}きたいけど、 ふでが ないの。',
      },
    },
  },
};
