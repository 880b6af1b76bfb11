import { box, disc, fir, person, type Scene, windows } from './shapes.ts';

const train = [
  ['train', 'M0 84H196Q214 84 220 100V118H0Z'],
  [
    'near',
    'M10 90H36V103H10ZM46 90H72V103H46ZM82 90H108V103H82ZM118 90H144V103H118ZM154 90H180V103H154ZM190 90H200Q208 92 211 103H190Z',
  ],
] as const;

export const scenes: Readonly<Record<string, Scene>> = {
  // a platform in Tokyo, the tower above the roofs
  'first-steps': [
    ['sky', box(0, 0, 320, 150)],
    ['glow', 'M0 56C90 44 190 66 320 52V110H0Z'],
    ['sun', disc(128, 54, 19)],
    [
      'far',
      'M0 118V58H22V48H44V70H62V36H84V66H104V78H140V60H162V84H178V70H196V118ZM228 118V72H246V62H270V80H288V54H308V74H320V118Z',
    ],
    [
      'kaki',
      'M206 14h3v14l1.5 10h4v4h-3.500q3 26 13 76h-6q-5-20-10.5-20T197 118h-6q10-50 13-76h-3.500v-4h4L206 28Z',
    ],
    ['mid', 'M0 118V76H34V92H70V82H100V118ZM252 118V88H284V98H320V118Z'],
    ['lamp', windows(6, 80, 4, 2) + windows(74, 86, 3, 2) + windows(258, 92, 3, 2)],
    ...train,
    ['leaf', box(0, 108, 220, 5)],
    ['wire', 'M0 70H320M34 70V122M232 30V122M226 40h12'],
    ['kerb', box(0, 122, 320, 28)],
    ['edge', box(0, 127, 320, 3.5)],
    ...person(178, 144, 34, 'ai'),
    ...person(194, 146, 36, 'botan'),
  ],
  // the little train along the bay of Kamakura, children with yellow caps on the beach
  'by-the-sea': [
    ['sky', box(0, 0, 320, 150)],
    [
      'paper',
      'M40 30q10-12 22-4 12-10 24 4 10-2 10 6H30q0-6 10-6ZM150 22q8-9 18-3 9-8 18 3 8-1 8 5h-52q0-5 8-5Z',
    ],
    ['far', 'M0 84C20 60 46 52 74 54S120 66 138 84Z'],
    ['leaf', 'M146 86q4-18 20-22 8-10 22-4 16 2 22 26Z'],
    ['paper', 'M176 40h7l2 22h-11Z'],
    ['lamp', box(175, 36, 9, 5)],
    ['lake', box(0, 84, 320, 66)],
    ['wave', 'M12 94H60M84 91H130M150 98H220M20 104H90M240 92H310'],
    ['near', box(0, 112, 212, 6)],
    ['leaf', 'M0 92H150q10 0 12 9v13H0Z'],
    ['yam', 'M0 105H162V110H0Z'],
    ['lamp', [8, 34, 60, 86, 112].map((x) => box(x, 95, 20, 8)).join('') + box(140, 95, 14, 8)],
    ['kerb', 'M0 122C80 114 180 122 320 118V150H0Z'],
    ['wave', 'M0 121C80 113 180 121 320 117'],
    ...person(176, 142, 28, 'ai'),
    ...person(196, 145, 30, 'botan'),
    ...person(217, 142, 27, 'kaki'),
    [
      'yam',
      'M171.5 117.500q1-5 4.5-5t4.5 5h3v1.500H171.500ZM191.3 118.500q1-5.5 4.7-5.500t4.7 5.500h3v1.500h-12.400ZM212.7 118.200q1-5 4.3-5t4.3 5h3v1.500h-11.600Z',
    ],
  ],
  // the old stone way up to the pass of Hakone, between cedars
  'mountain-pass': [
    ['sky', box(0, 0, 320, 150)],
    ['glow', 'M0 60C110 46 210 70 320 54V120H0Z'],
    ['ai', 'M70 92C110 78 132 44 146 28q8-6 16 0C176 44 198 78 238 92Z'],
    ['paper', 'M146 28q8-6 16 0 7 8 15 20l-9-3-6 9-8-7-8 9-8-8-9 2q9-12 17-22Z'],
    ['far', 'M0 94C40 70 70 84 110 86S210 76 250 82 300 74 320 80V120H0Z'],
    ['leaf2', 'M0 104C40 92 90 100 140 98S250 92 320 98V150H0Z'],
    ['mid', [18, 44, 70, 96, 122].map((x, at) => fir(x, 122, 74 - (at % 2) * 14)).join('')],
    ['leaf', [4, 31, 58, 84, 110, 312, 232].map((x, at) => fir(x, 132, 62 - (at % 3) * 10)).join('')],
    ['road', 'M150 150L176 104H200L232 150Z'],
    [
      'kerb',
      [0, 1, 2, 3, 4, 5]
        .map((at) => `M${176 - at * 4.6} ${104 + at * 8}h${24 + at * 9.8}l1.5 3.500h${-28 - at * 9.8}Z`)
        .join(''),
    ],
    ...person(188, 128, 30, 'azuki'),
    ['wire', 'M197 104V129'],
    ['yam', 'M179 104q9-9 18 0Z'],
  ],
};
