const listed = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** The commonest passwords of ten characters or more that are no common word with something around it. */
export const commonPasswords = listed(`
  0123456789 01234567890 0987654321 09876543210 1029384756 1111111111 1122334455 112233445566 1123581321 1212121212
  1231231231 123123123123 1232323q 123321123321 1234512345 123454321 12345678910 1234567891 12345678901 123456789a
  a123456789 123456789abc 123456789o 123456789q q123456789 123456789z z123456789 123456789m 1234567890a 1234567890q
  1234567890123 12345qwert 12345qwerty 123456qwerty 1234qwerasdf 1234qwer4321 123abc123abc 123qwe123qwe 123qweasdzxc
  123qwe456rty 1357924680 1470258369 147258369 1472583690 147852369 1478523690 159357456 1593572468 159753456852
  1a2b3c4d5e 1a2s3d4f5g 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz1qaz1qaz 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw2 1qazxsw23edc
  1qazxsw23edcvfr4 2wsx3edc4rfv 3141592653 3141592654 3.14159265 31415926535 5432154321 7418529630 741852963 789456123
  7894561230 789456123789 8675309867 9638527410 9876543210 987654321a 987654321q a1b2c3d4e5 a1b2c3d4e5f6 a1s2d3f4g5
  a1s2d3f4g5h6 aa12345678 aa123456789 aaaaaaaaaa ab12345678 abc1234567 abc12345678 abc123456789 abcd123456 abcd12345678
  abcde12345 abcdef123456 asd123asd123 asdf1234asdf asdfasdfasdf asdfghjkl1 asdfghjkl123 asdfghjkl; asdfghjkl;' asdqwe123
  asdzxc123qwe correcthorsebatterystaple dfghjkl;lkj football4life iloveyou12 iloveyou2 iloveyou4ever iloveyouforever
  iloveyousomuch iloveyoutoo iwillsucceed jesuschrist jesusislord jesuslovesme q1w2e3r4t5 q1w2e3r4t5y6 q1w2e3r4t5y6u7
  qaz123wsx456 qazwsx12345 qazwsx123456 qazwsxedc1 qazwsxedc123 qwaszx12345 qwe123asd456 qwe123qwe123 qweasd123456
  qweasdzxc1 qweasdzxc123 qweqweqwe123 qwer1234qwer qwerasdfzxcv qwertasdfg qwertasdfgzxcvb qwerty12345 qwerty123456
  qwerty1234567 qwerty12345678 qwerty123456789 qwertyasdfgh qwertyqwerty qwertyui123 qwertyuiop1 qwertyuiop12 qwertyuiop123
  qwertz12345 qwertz123456 qwertzuiop1 qwertzuiop123 schalke041904 theworldisyours thisismypassword thisispassword
  trustno1trustno1 trustnoone1 trustnoone123 w1nd0wsxp yourpassword zaq12wsx34 zaq12wsxcde zaq12wsxcde3 zaq1xsw2cde3
  zaq1zaq1zaq1 zxcvbnm123 zxcvbnm1234 zxcvbnm,./ zxcvbnmasdfghjkl !qaz2wsx#edc !qaz@wsx#edc 1!2@3#4$5% 1qaz!qaz2wsx@wsx
`);

/** Words that people take for a password and lengthen by digits and signs. */
export const commonWords = listed(`
  abc abcd abcdef access account admin administrator adminadmin aikido alexander amanda america andrea andrew angel
  angela angels anime anthony apple arsenal asdf asdfgh ashley august austin autumn azerty babygirl bailey banana barcelona
  baseball basketball batman beautiful benjamin bienvenue blessed bonjour brandon bubbles buster butterfly carlos charlie
  cheese chelsea chester chocolate chouchou computer contrasena contraseña cookie corona daniel database default december
  demo diamond dragon dragonball elephant england estrella everton facebook family fenerbahce fernando ferrari fickdich
  flower football forever freedom friends frühling fussball fußball galaxy gandalf garfield george geheim ginger
  gfhjkm google guest hallo hallowelt hamster hannover harley hello helloworld herbst hockey hottie hunter iloveu iloveyou
  internet jackson january japan jennifer jessica jesus jordan joseph joshua july june justin kanji kanjinomichi
  kawaii kennwort killer kimberly konnichiwa lakers letmein liverpool loulou love loveme lovely loveyou lucky
  madrid maggie manchester manutd march marina marseille martin master matrix matthew megan melanie mercedes merlin michael
  michelle michi microsoft minecraft monday monkey mother motdepasse musica mustang naruto natalie newyork nicolas
  nicole ninja nintendo november oktober october olivia onepiece orange pass passport passw passwd password passwords
  passwort passwörter patrick peanut pepper phoenix pikachu pokemon portugal princesa princess purple qazwsx qazwsxedc
  qwe qweasd qweasdzxc qwer qwert qwerty qwertyui qwertyuiop qwertz qwertzui qwertzuiop rangers realmadrid rebecca richard
  robert rockstar ronaldo root sakura samantha sammy samsung sasuke samurai schalke schatz schatzi school schmetterling secret
  secreto september server shadow sicher silver slipknot snoopy soccer soleil sommer sonne sonnenschein spiderman
  spring starwars steelers stephanie strawberry student sumer summer sunday sunflower sunshine superman superstar system
  tequiero teamo temp temporal test tester testing testtest thomas thunder tigger tokyo trustno trustnoone user username
  valentina vanessa vincent wachtwoord welcome welcometo whatever whatsapp wilkommen willkommen william winner winter
  xbox yamaha yankees yellow zxcvb zxcvbn zxcvbnm changeme changeit letmeinnow loveyouall iloveme ilovegod ilovemom
`);

/** Ways along the keyboard and the alphabet. */
export const keyboardWalks: readonly string[] = [
  '01234567890123456789',
  '11223344556677889900',
  'abcdefghijklmnopqrstuvwxyz0123456789',
  '0123456789abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq1xsw2cde3vfr4bgt5nhy6',
];
