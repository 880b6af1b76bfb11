/**
 * Offences in the five languages, few on purpose: what is missing, the operator mends by renaming. Each is chosen so
 * that no honest name is hit; refused-names.test.ts lists names that came close. Kana of either kind are the same.
 */

/** No word of a name is one of these, and no name is one when its spaces are left out. */
export const offensiveWords = [
  // de
  'nazi nazis hitler himmler goebbels nsdap auschwitz siegheil fotze fotzen hure huren nutte nutten schlampe ficken',
  'fickdich arsch scheiss scheiß wichser wixer titten neger kanake kanaken zigeuner spast',
  // en
  'cunt cunts bitch bitches whore whores slut sluts pussy penis vagina dildo shit shits bullshit rapist twat wanker',
  'wankers bastard bastards paki pakis jap japs nigga niggas tranny pedo paedo porno kkk',
  // es
  'puta putas puto putos mierda coño cabrón cabron maricón maricones pendejo pendeja chingada sudaca',
  // fr
  'putain pute putes salope salopes connard connasse encule enculé enculer niquer merde couilles pédé bougnoule youpin nègre négresse',
  // ja
  'ちんこ まんこ うんこ うんち しね きちがい れいぷ せっくす なち きんたま 土人',
].flatMap((words) => words.split(' '));

/** No word of a name contains one of these, and no name is one when its spaces are left out. */
export const offensiveParts = [
  'fuck nigger faggot asshole arsehole pornhub pedophil paedophil pädophil pedofil',
  'adolfhitler heilhitler hurensohn hurensöhn arschloch scheisse schwuchtel missgeburt judensau',
  'hijodeputa hijoputa gilipollas chingatumadre niquetamere niquetamère filsdepute',
  'ひとらー ひっとらー ちんぽ おまんこ おなにー 死ね 殺す 気違い 基地外 くたばれ 馬鹿野郎 強姦 支那人',
].flatMap((parts) => parts.split(' '));
