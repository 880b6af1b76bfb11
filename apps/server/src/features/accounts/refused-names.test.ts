import { username } from '@michi/contracts/account-fields';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { freeName } from '../social-login/free-name.ts';
import { refusalOf } from './refused-names.ts';

// No sentences with these names in the titles: the lists are long, and some of their words nobody wants to read.
const refused = (names: string): [string, string | null][] =>
  names.split(/,\s*/).map((name) => [name.trim(), refusalOf(name.trim())]);
const all = (names: string, refusal: string | null) =>
  names.split(/,\s*/).map((name): [string, string | null] => [name.trim(), refusal]);

test.each([
  'admin, ADMIN, Administrator, admin1, 4dmin, adm1n, ɑdmin, Ꭺdmin, ADMİN, A d m i n, a.d.m.i.n, the admin, TheAdmin',
  'mоderator, Moderatorin, m0d3rator, moderador, modérateur, SUPP0RT, Support 24, Offizieller Support, Soporte',
  'Team Kanji no Michi, Kanji no Michi Team, kanjinomichi, KANJI-NO-MICHI, Kanji_no_Michi, Kanji no rnichi, XKanjinoMichiX',
  '漢字の道, 漢字ノ道, かんじのみち, カンジノミチ, 漢字の道 公式, 漢字のみち, 公式, 運営スタッフ, 管理人, サポート, チーム, かんりにん',
  'root, System, Michi, rnichi, Oficial, Cuenta oficial, compte officiel, L équipe, Equipo Michi, Staff',
  'Du, du, You, tú, Tu, toi, vous, あなた, アナタ',
  'Gast, gast, Guest, Invitado, Invité, ゲスト, Gast A1B2C3, GastA1B2C3, Guest 42, ゲスト 0F3A9C, Invitado ABCDEF',
])('AUT-05 nobody can pass for the makers, the site or a guest (list %#)', (names) => {
  expect(refused(names)).toEqual(all(names, 'account.nameReserved'));
});

test.each([
  'Hitler, H1tler, Adolf Hitler, AdolfHitler88, Heil Hitler, Nazi, N4zi, n a z i, Nazi88, Sieg Heil',
  'F u c k, f.u.c.k, F u c k you, Fu ck, Fuck you, fucker, FuCk, MotherFucker, sh1t, Sh-it, b1tch, Cunt, nigger, n1gg3r, Nigga',
  'Arschloch, Scheiße, SCHEISSE, Scheisse, Hurensohn, Hure, ficken, F i c k e n, Schlampe',
  'Puta, hijo de puta, Mierda, coño, gilipollas, putain, Salope, merde, nique ta mère, fils de pute, enculé',
  '死ね, しね, シネ, チンコ, ちんぽ, うんこ, ウンコ, 馬鹿野郎, 殺す, ヒトラー, ナチ, 気違い',
])('AUT-05 a name offends nobody (list %#)', (names) => {
  expect(refused(names)).toEqual(all(names, 'account.nameOffensive'));
});

// Each has an offence or a reserved word inside, or nearly so.
test.each([
  'Aiko, Mia, Michiko, Michi 42, Michi 883311, Michiru, Tomichi, Kanji Fan, Kanjiko, Yuki_88, R2-D2, Aiko Müller',
  'Fukui, Fukuda, Shitara, Shitao, Matsushita, Takeshita, Yoshitaka, Mikako, Mikado, Bitchū, Kinshi, Ashita, Fukko',
  'Manabu, Manko, Chinatsu, Shinji, Shine, Shino, Nachi, Hidetora, Unkei, Teamu, Kusomi, Sekiguchi, Chikako, Kunta',
  'Scunthorpe, Penistone, Essex, Sussex, Lightwater, Clitheroe, Dick, Dick Van Dyke, Hancock, Cockburn, Cassandra, Bassett',
  'Therapist, Badminton, Steam, Teamo, Supporter, Joe Root, Rootsy, Systema, Kike, Enrique, Monique, Dominique, Nique',
  'Ignazio, Nazire, Nazım, Nazim, Nazario, Whitler, Adolf, Niger, Nigel, Snigdha, Pornchai, Porntip, Torpedo, Pedro, Analia',
  'Push it, Fu Kyu, Christopher Guest, Peter Gast, Gastón, Guesty, Invitación, Duc, Tuan, Du Wei, Thu Tu, Youssef, Yolanda',
  'Puttkamer, Reputation, Computadora, Putao, Merdeka, Esmeralda, Conchita, Hurenberg, Schlampfer, Fickert, Ficker, Arschavin',
  'パチンコ, スチーム, エセックス, ロマンコメディ, ブラウンコーヒー, グレイプ, たかし, さくら, しねま, まなぶ, 道子, 道夫, 君子, 公子, Yo, Me',
  '山田 太郎, 佐々木, 田中みちこ, 死神, 殺生石, みちこ, カナ, 運河, 管理, Ольга, Надя, Καλλιόπη, محمد, 김민수, ใจดี, मीरा',
  'Mother Fern, Motherfern, Grandmother Fay, Josef Uckermann, Josef_Uckermann',
  'Zoë, Nuñez, François, Élodie, Strauß, Ñandú, Anaïs, Coco, Cono, Tutu, Meike, Moira, Moïse, Ich bin neu, Me Myself',
])('AUT-05 an honest name passes (list %#)', (names) => {
  expect(refused(names)).toEqual(all(names, null));
  for (const [name] of refused(names))
    expect([name, z.safeParse(username, name).success]).toEqual([name, true]);
});

test('AUT-08 a name that is made up for whom another provider signs in keeps to the rules', async () => {
  for (let count = 0; count < 1000; count++) {
    const name = await freeName(async () => true);
    expect([name, refusalOf(name), z.safeParse(username, name).success]).toEqual([name, null, true]);
  }
});
