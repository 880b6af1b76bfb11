/**
 * The kanji that games ask, for who proposes games and loads none. A test compares them with the games.
 */

/** Of each level of Mitsukete: its id, the total score that opens it, its kanji. */
export const mitsuketeLevels: readonly (readonly [id: string, unlockScore: number, kanji: string])[] = [
  ['first-strokes', 0, '山川日月木人大'],
  ['one-to-ten', 0, '一二三四五六七八九十'],
  ['sky-and-earth', 170, '天土火水雨山川木'],
  ['positions', 260, '上下右左中大小'],
  ['seven-days', 350, '日月火水木金土休'],
  ['family-1', 440, '父母女男子人友名'],
  ['look-closely-1', 520, '人入八大天六木本休'],
  ['money', 610, '百千万円金十半五八'],
  ['directions', 700, '東西南北前後右左外中'],
  ['hours-and-years', 790, '年月日時間半今午前後毎'],
  ['school', 930, '学校先生本書名語年友'],
  ['coming-and-going', 1070, '行来出入休見車電上下'],
  ['eat-talk-read', 1210, '食話読聞書見語何生水'],
  ['look-closely-2', 1350, '話語読書聞間時国円四西'],
  ['weather', 1490, '天気雨電山白高火水外今'],
  ['countries', 1630, '国外人日本中東西来語長名'],
  ['look-closely-3', 1760, '十千午半年生先土上女母毎'],
  ['first-summit', 1920, '東長南食校高時書間話電語聞読'],
  ['body', 2070, '手足口目体心力立自私休人'],
  ['town', 2220, '町道店駅場館屋地図公京近'],
  ['colours', 2380, '赤青黒白色銀金茶空海花紙'],
  ['seasons', 2580, '春夏秋冬朝昼夕夜風花早雨'],
  ['animals', 2780, '犬大牛午鳥魚肉野田物動花'],
  ['family-2', 2980, '兄弟姉妹親家族父母主子者私'],
  ['home', 3180, '朝起着服飲食飯茶台住室家帰夜'],
  ['market', 3400, '買売店品安高料理肉魚味多少代'],
  ['look-closely-4', 3620, '持待特時物住注主仕使作体休代'],
  ['work', 3840, '仕事会社員工業作用場新運始終'],
  ['travel', 4060, '旅駅通送運転急洋海近着走歩去'],
  ['study', 4270, '勉強習教研究問題答試験文漢字'],
  ['look-closely-5', 4490, '問間聞開買貸質員題目自見着同'],
  ['opposites', 4710, '新古多少強安悪近早明広重正長'],
  ['movement', 4930, '立歩走止起始終切動開持使借言'],
  ['heart-and-mind', 5220, '思心意悪急考知楽教正真有理味'],
  ['hospital', 5520, '病院医者死急体待動重有安持心'],
  ['media', 5810, '写真映画音楽歌英文字新紙発集'],
  ['wide-world', 6110, '世界元度週曜以不別特同代計方'],
  ['roofs', 6400, '館飯飲食銀室屋堂院家建店広度'],
  ['look-closely-6', 6720, '大犬天土工止正目自日白百牛午'],
  ['last-sheet', 7030, '験題曜館親質歌銀駅語読漢業楽'],
];

/** Of each set of Kanji Puzzle. */
export const puzzleSets: readonly string[] = [
  '休明好男森花語想働落',
  '林見字兄安思加信雷品',
  '化畑各炎相苗動員案客',
  '細胃条則晶談指保箱筋',
  '唱側賀淡描貨格絹霜額',
];
