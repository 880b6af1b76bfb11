/** The product, in all writings: no name contains it. Kana of either kind are the same here. */
export const productNames = ['kanjinomichi', '漢字の道', '漢字のみち', 'かんじの道', 'かんじのみち'];

/** What the makers are called: no name has one of these as a word, or is one. */
export const makersWords = [
  'admin admins administrator administrators administratorin administrador administradora administrateur administratrice',
  'moderator moderators moderatorin moderador moderadora modérateur modératrice moderateur moderatrice',
  'support soporte team equipo équipe equipe staff webmaster sysadmin superuser',
  'official offiziell offizielle offizieller offizielles oficial officiel officielle',
  'かんりにん サポート スタッフ チーム モデレーター アドミン',
].flatMap((words) => words.split(' '));

/** The same where words are written without spaces: no name contains them. */
export const makersSigns = ['公式', '運営', '管理人', '管理者'];

/** What a name must not be as a whole: machines, the product for short, and "you", which marks the own line of a list. */
export const wholeNames = [
  'root system michi みち',
  'du you tú tu usted toi vous あなた 貴方 貴女 きみ',
].flatMap((words) => words.split(' '));

/** Guests stand on the leaderboards as one of these and six characters, which no name may imitate. */
export const guestWords = [
  'gast',
  'guest',
  'invitado',
  'invitada',
  'invité',
  'invitée',
  'invite',
  'invitee',
  'ゲスト',
];
