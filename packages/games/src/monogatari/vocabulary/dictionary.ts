import { type StoryWord, words } from '../words/words.ts';

/** Words beside those of the list that stories often need, each `kanji kana`: what does not change its form. */
const fixed = `
毎朝 まいあさ,毎日 まいにち,毎晩 まいばん,毎年 まいとし,毎週 まいしゅう,今 いま,今朝 けさ,今夜 こんや,今晩 こんばん,今年 ことし,今度 こんど,昨日 きのう,
一人 ひとり,二人 ふたり,三人 さんにん,大人 おとな,人々 ひとびと,日本 にほん,日本語 にほんご,日本人 にほんじん,時々 ときどき,時 とき,朝日 あさひ,飯 はん,
三番線 さんばんせん,一番線 いちばんせん,二番線 にばんせん,番線 ばんせん,一番 いちばん,二番 にばん,三番 さんばん,
一つ ひとつ,二つ ふたつ,三つ みっつ,四つ よっつ,五つ いつつ,一回 いっかい,一度 いちど,一緒 いっしょ,一日 いちにち,一本 いっぽん,一年 いちねん,
一 いち,二 に,三 さん,四 よん,五 ご,六 ろく,七 なな,八 はち,九 きゅう,十 じゅう,百 ひゃく,千 せん,
父 ちち,母 はは,兄 あに,姉 あね,弟 おとうと,妹 いもうと,祖父 そふ,父さん とうさん,母さん かあさん,兄さん にいさん,姉さん ねえさん,
祖父さん じいさん,祖母さん ばあさん,祖父ちゃん じいちゃん,祖母ちゃん ばあちゃん,父ちゃん とうちゃん,母ちゃん かあちゃん,兄ちゃん にいちゃん,姉ちゃん ねえちゃん,家族 かぞく,子 こ,子ども こども,子供 こども,友 とも,友達 ともだち,
男 おとこ,女 おんな,私 わたし,僕 ぼく,君 きみ,彼 かれ,彼女 かのじょ,名前 なまえ,誰 だれ,何 なに,何か なにか,何も なにも,何で なんで,何の なんの,何だ なんだ,何時 なんじ,
上 うえ,下 した,中 なか,外 そと,前 まえ,後 あと,後ろ うしろ,右 みぎ,左 ひだり,東 ひがし,西 にし,南 みなみ,北 きた,間 あいだ,隣 となり,所 ところ,
日 ひ,木 き,土 つち,石 いし,雲 くも,虹 にじ,太陽 たいよう,空気 くうき,春 はる,秋 あき,冬 ふゆ,昼 ひる,夕方 ゆうがた,夏休み なつやすみ,天気 てんき,台風 たいふう,
鳥 とり,馬 うま,牛 うし,虫 むし,子猫 こねこ,黒猫 くろねこ,白猫 しろねこ,動物 どうぶつ,
目 め,耳 みみ,口 くち,手 て,足 あし,顔 かお,頭 あたま,体 からだ,力 ちから,
車 くるま,電話 でんわ,電気 でんき,自転車 じてんしゃ,飛行機 ひこうき,地下鉄 ちかてつ,新幹線 しんかんせん,駅前 えきまえ,駅員 えきいん,切符 きっぷ,荷物 にもつ,雨傘 あまがさ,
学生 がくせい,教室 きょうしつ,宿題 しゅくだい,勉強 べんきょう,漢字 かんじ,本 ほん,紙 かみ,字 じ,文字 もじ,言葉 ことば,写真 しゃしん,映画 えいが,音楽 おんがく,絵 え,話 はなし,
水族館 すいぞくかん,図書館 としょかん,公園 こうえん,病院 びょういん,会社 かいしゃ,神社 じんじゃ,神様 かみさま,寺 てら,部屋 へや,庭 にわ,町中 まちじゅう,海岸 かいがん,海辺 うみべ,川辺 かわべ,村 むら,国 くに,
火事 かじ,火曜日 かようび,花屋 はなや,花見 はなみ,魚屋 さかなや,茶 ちゃ,酒 さけ,肉 にく,野菜 やさい,卵 たまご,
元気 げんき,大好き だいすき,大丈夫 だいじょうぶ,大変 たいへん,大切 たいせつ,本当 ほんとう,上手 じょうず,下手 へた,有名 ゆうめい,便利 べんり,幸せ しあわせ,
気 き,気持ち きもち,心配 しんぱい,安心 あんしん,最後 さいご,最初 さいしょ,未来 みらい,
早速 さっそく,全部 ぜんぶ,少し すこし,多分 たぶん,絶対 ぜったい,急に きゅうに,次 つぎ,昔話 むかしばなし,物 もの,事 こと,形 かたち,色 いろ,赤 あか,青 あお,白 しろ,黒 くろ,
太鼓 たいこ,笑顔 えがお,星空 ほしぞら,夜空 よぞら,青空 あおぞら,真夜中 まよなか,夜中 よなか,来年 らいねん,来週 らいしゅう,来月 らいげつ,先週 せんしゅう,先月 せんげつ,去年 きょねん,大きな おおきな,小さな ちいさな,四人 よにん,五人 ごにん,夏祭り なつまつり,夢中 むちゅう,歌声 うたごえ,
入口 いりぐち,八百屋 やおや,土産 みやげ,人生 じんせい,世界中 せかいじゅう,一日中 いちにちじゅう,一年中 いちねんじゅう,外国人 がいこくじん,大学生 だいがくせい,小学生 しょうがくせい,真っ まっ,真ん まん,空っぽ からっぽ,
月曜 げつよう,火曜 かよう,水曜 すいよう,木曜 もくよう,金曜 きんよう,土曜 どよう,日曜 にちよう,月曜日 げつようび,水曜日 すいようび,木曜日 もくようび,金曜日 きんようび,土曜日 どようび,日曜日 にちようび,何曜日 なんようび,
一月 いちがつ,二月 にがつ,三月 さんがつ,四月 しがつ,五月 ごがつ,六月 ろくがつ,七月 しちがつ,八月 はちがつ,九月 くがつ,十月 じゅうがつ,十一月 じゅういちがつ,十二月 じゅうにがつ,何月 なんがつ,
二日 ふつか,三日 みっか,四日 よっか,五日 いつか,六日 むいか,七日 なのか,八日 ようか,九日 ここのか,十日 とおか,二十日 はつか,何日 なんにち,二年 にねん,三年 さんねん,十年 じゅうねん,百年 ひゃくねん,何年 なんねん,
一時 いちじ,二時 にじ,三時 さんじ,四時 よじ,五時 ごじ,六時 ろくじ,七時 しちじ,八時 はちじ,九時 くじ,十時 じゅうじ,十一時 じゅういちじ,十二時 じゅうにじ,一時間 いちじかん,二時間 にじかん,三時間 さんじかん,何時間 なんじかん,
一匹 いっぴき,二匹 にひき,三匹 さんびき,何匹 なんびき,二本 にほん,三本 さんぼん,何本 なんぼん,一枚 いちまい,二枚 にまい,三枚 さんまい,二回 にかい,三回 さんかい,何回 なんかい,二度 にど,三度 さんど,何度 なんど,六人 ろくにん,七人 しちにん,十人 じゅうにん,何人 なんにん,何番 なんばん`;

/** Words with kanji behind their okurigana: the kana of each kanji row stand in brackets. */
const joined = `
折[お]り紙[がみ],真[ま]っ赤[か],真[ま]っ青[さお],話[はな]し声[ごえ],笑[わら]い声[ごえ],泣[な]き声[ごえ],立[た]ち話[ばなし],入[い]り口[ぐち],日[ひ]の入[い]り,気[き]に入[い],夕[ゆう]焼[や]け空[ぞら]`;

/** Verbs and adjectives in the form of dictionaries; they are found in their other forms too. */
const changing = `
食べる たべる,飲む のむ,言う いう,読む よむ,買う かう,売る うる,出る でる,出す だす,入れる いれる,入る はいる,立つ たつ,座る すわる,乗る のる,降りる おりる,降る ふる,起きる おきる,寝る ねる,眠る ねむる,
持つ もつ,取る とる,置く おく,使う つかう,作る つくる,開く ひらく,開ける あける,閉める しめる,始まる はじまる,始める はじめる,終わる おわる,止まる とまる,動く うごく,働く はたらく,休む やすむ,遊ぶ あそぶ,
知る しる,分かる わかる,教える おしえる,習う ならう,覚える おぼえる,考える かんがえる,答える こたえる,聞こえる きこえる,見える みえる,見つける みつける,見つかる みつかる,見せる みせる,呼ぶ よぶ,
着る きる,着く つく,届く とどく,送る おくる,渡す わたす,渡る わたる,返す かえす,貸す かす,借りる かりる,落ちる おちる,落とす おとす,流れる ながれる,吹く ふく,咲く さく,晴れる はれる,光る ひかる,
泳ぐ およぐ,登る のぼる,通る とおる,曲がる まがる,急ぐ いそぐ,遅れる おくれる,困る こまる,怒る おこる,喜ぶ よろこぶ,驚く おどろく,疲れる つかれる,死ぬ しぬ,生きる いきる,生まれる うまれる,住む すむ,散る ちる,沈む しずむ,
変わる かわる,決める きめる,選ぶ えらぶ,願う ねがう,祈る いのる,守る まもる,戻る もどる,続く つづく,隠れる かくれる,隠す かくす,助かる たすかる,洗う あらう,切る きる,押す おす,引く ひく,
高い たかい,低い ひくい,長い ながい,短い みじかい,多い おおい,少ない すくない,早い はやい,遅い おそい,近い ちかい,遠い とおい,強い つよい,弱い よわい,重い おもい,軽い かるい,良い よい,悪い わるい,
黒い くろい,黄色い きいろい,暑い あつい,寒い さむい,熱い あつい,冷たい つめたい,暖かい あたたかい,涼しい すずしい,楽しい たのしい,悲しい かなしい,痛い いたい,眠い ねむい,広い ひろい,狭い せまい,
正しい ただしい,難しい むずかしい,忙しい いそがしい,面白い おもしろい,若い わかい,甘い あまい,苦い にがい,辛い からい,危ない あぶない,深い ふかい,丸い まるい,上がる あがる,上げる あげる,下がる さがる,続ける つづける`;

/** The row of kana to which an ending belongs: what may follow the stem of such a verb. */
const rows: Readonly<Record<string, string>> = {
  う: 'わいうえおっ',
  く: 'かきくけこいっ',
  ぐ: 'がぎぐげごい',
  す: 'さしすせそ',
  つ: 'たちつてとっ',
  ぬ: 'なにぬねのん',
  ぶ: 'ばびぶべぼん',
  む: 'まみむめもん',
  る: 'らりるれろっ',
  い: 'いくかけさみそ',
};

/** 来る changes its reading with its form. */
const coming: readonly [string, string][] = [
  ...[...'る'].map((kana): [string, string] => [`来${kana}`, `く${kana}`]),
  ...[...'たてまちつ'].map((kana): [string, string] => [`来${kana}`, `き${kana}`]),
  ...[...'なよらいさず'].map((kana): [string, string] => [`来${kana}`, `こ${kana}`]),
];

/** What a list of `kanji kana` holds. */
export const pairsOf = (list: string): [string, string][] =>
  list.split(',').map((pair) => pair.trim().split(' ') as [string, string]);

/** The beginnings by which a verb or an adjective is known in each of its forms. */
export function formsOf([kanji, kana]: readonly [string, string]): [string, string][] {
  const ending = kanji.at(-1) ?? '';
  const stem = kanji.slice(0, -1);
  const reading = kana.slice(0, -1);
  const row = rows[ending];
  if (row === undefined) return [[kanji, kana]];
  // 帰る or 見る: the writing does not tell which kind it is; the stem of 食べる stands alone, before whatever follows
  const both = ending === 'る' && isStem(reading);
  const following = [...new Set(both ? row + behindStem : row), ...(both ? [''] : [])];
  return following.map((next) => [stem + next, reading + next]);
}

/** What may follow the stem of 食べる and of 見る. */
const behindStem = 'るれろたてなまよさずちと';
/** A stem that ends otherwise, as that of 光る, is none of these: 光と is 光 and と. */
const isStem = (kana: string): boolean => /[いきしちにひみりぎじびえけせてねへめれげぜでべ]$/u.test(kana);

const isChanging = ({ type }: StoryWord): boolean => type === 'verb' || type === 'adjective';
const asPair = ({ kanji, kana }: StoryWord): [string, string] => [kanji, kana];

const own: readonly StoryWord[] = words;
const all: readonly (readonly [string, string])[] = [
  ...coming,
  ...own.filter(({ type }) => type === 'noun').map(asPair),
  ...pairsOf(fixed),
  ...[...own.filter(isChanging).map(asPair), ...pairsOf(changing)]
    .filter(([kanji]) => kanji !== '来る')
    .flatMap(formsOf),
];

/** Kanji that behind another word are read otherwise than alone: 一年後, 三日間. Null where only that word would tell: 日本中. */
export const behindWords: ReadonlyMap<string, string | null> = new Map([
  ...pairsOf('後 ご,間 かん,語 ご'),
  ...[...'中前内日人年月生方上下外物者家店所国色口金風火水木声力目手話'].map((sign): [string, null] => [
    sign,
    null,
  ]),
]);

/** Words with kanji behind their okurigana, in parts: kanji with their kana, and what stands between them. */
export const joinedWords = joined.split(',').map((word) =>
  [...word.trim().matchAll(/(\p{Script=Han}+)\[(.+?)\]|\p{Script=Hiragana}+/gu)].map(
    ([text, kanji, kana]) => ({
      text: kanji ?? text,
      kana: kana ?? null,
    }),
  ),
);

/** How words are read by how they are written, verbs and adjectives by their stems too; the first that says it stands. */
export const dictionary: ReadonlyMap<string, string> = new Map([...all].reverse());
