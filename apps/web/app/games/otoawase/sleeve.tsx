import type { SongId } from '@michi/games/otoawase/songs';
import '@michi/ui/drawn.css';
import './sleeve.css';

interface Shape {
  readonly d: string;
  /** Its class: one of `drawn.css`, or of this picture. */
  readonly is: string;
}

const whole = 'M0 0h200v200h-200Z';
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;

/** A blossom of five notched petals, turned by so many degrees. */
function blossom(x: number, y: number, scale: number, turned: number): Shape[] {
  const petal = [0, 72, 144, 216, 288].map((angle) => {
    const radians = ((angle + turned) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(radians) * scale, Math.sin(radians) * scale];
    const at = (px: number, py: number) =>
      `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`;
    return `M${at(0, -0.5)}C${at(-6, -3.5)} ${at(-5, -9)} ${at(-1.5, -10)}L${at(0, -8.5)} ${at(1.5, -10)}C${at(5, -9)} ${at(6, -3.5)} ${at(0, -0.5)}Z`;
  });
  return [
    { d: petal.join(''), is: 'd-paper' },
    { d: circle(x, y, 1.5 * scale), is: 'd-botan' },
  ];
}

/** Windows of a house, a few of them lit. */
function windows(x: number, y: number, columns: number, rows: number, lit: string): Shape[] {
  const all = Array.from({ length: columns * rows }, (_, index) => index);
  const paths = (on: boolean) =>
    all
      .filter((index) => lit.includes(String(index)) === on)
      .map((index) => `M${x + 12 * (index % columns)} ${y + 17 * Math.floor(index / columns)}h7v9h-7Z`)
      .join('');
  return [
    { d: paths(true), is: 'd-lamp' },
    { d: paths(false), is: 'oto-dim' },
  ];
}

const drops = Array.from({ length: 26 }, (_, index) => {
  const [x, y] = [(index * 83) % 209, (index * 47) % 171];
  return `M${x} ${y}l-4 16`;
}).join('');

const shapes: Readonly<Record<SongId, readonly Shape[]>> = {
  sakura: [
    { d: whole, is: 'd-sky' },
    { d: circle(138, 64, 30), is: 'd-paper' },
    { d: 'M0 132C60 118 120 140 200 122V200H0Z', is: 'd-leaf2' },
    {
      d: 'M84 200C92 176 116 164 104 146 98 138 108 132 118 128L124 130C116 136 112 140 118 148 134 168 124 182 128 200Z',
      is: 'd-kerb',
    },
    {
      d: 'M-6 66C30 58 52 72 78 54L82 60C60 78 34 72-6 82ZM200 30C176 36 164 52 150 52L149 47C164 44 174 26 200 20Z',
      is: 'oto-trunk',
    },
    {
      d: [
        ellipse(18, 48, 26, 18),
        ellipse(52, 44, 24, 17),
        ellipse(82, 56, 15, 11),
        ellipse(182, 18, 26, 17),
        ellipse(152, 40, 13, 10),
      ].join(''),
      is: 'oto-cloud',
    },
    ...blossom(20, 52, 1.15, 10),
    ...blossom(54, 42, 1.25, -12),
    ...blossom(82, 58, 0.9, 0),
    ...blossom(178, 22, 1.1, 20),
    ...blossom(152, 42, 0.8, 0),
    ...blossom(104, 108, 0.6, 30),
    ...blossom(62, 140, 0.6, 10),
    ...blossom(150, 164, 0.7, 50),
  ],
  rain: [
    { d: whole, is: 'd-sky2' },
    { d: 'M0 200V84h30V60h34v44h22V76h30v30h26V52h30v40h28V200Z', is: 'd-far' },
    { d: 'M0 200V128h44v-20h36v30h40v-16h36v24h44V200Z', is: 'd-near' },
    ...windows(8, 138, 3, 3, '1368'),
    ...windows(52, 122, 2, 4, '017'),
    ...windows(128, 134, 2, 3, '1345'),
    {
      d: 'M100 92C64 94 46 122 44 142q14-10 28 0 14-10 28 0 14-10 28 0 14-10 28 0C154 122 136 94 100 92Z',
      is: 'oto-umbrella',
    },
    { d: 'M100 84v10M100 138v40q0 10 10 10t10-10', is: 'oto-handle' },
    { d: 'M100 94c-14 12-24 30-28 48M100 94c14 12 24 30 28 48', is: 'oto-ribs' },
    { d: drops, is: 'oto-drops' },
  ],
  moon: [
    { d: whole, is: 'oto-night' },
    { d: circle(124, 62, 36), is: 'd-paper' },
    { d: 'M0 96C40 70 70 84 100 92S160 78 200 88V130H0Z', is: 'd-far' },
    { d: 'M0 116C50 100 96 118 200 108V200H0Z', is: 'd-near' },
    {
      d: 'M118 110C92 124 150 132 112 146S60 166 70 200H156C150 172 176 160 166 144S134 126 132 110Z',
      is: 'oto-river',
    },
    { d: 'M108 150h44M96 166h60M92 184h56M118 134h20', is: 'oto-glitter' },
    {
      d: 'M20 200C22 168 18 140 8 118M36 200C38 172 44 150 56 136M50 200q0-22 12-40M6 200q0-30-8-44',
      is: 'oto-reed',
    },
    { d: 'M8 118q-8-16-2-28 10 10 6 28ZM56 136q2-18 14-24 2 14-8 24Z', is: 'oto-bulrush' },
  ],
};

/** The picture on the sleeve of a song: cut paper, whose colours come from the dyes. */
export function Sleeve({ song }: { song: SongId }) {
  return (
    <svg
      className="drawn oto-sleeve"
      viewBox="0 0 200 200"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {shapes[song].map(({ d, is }) => (
        <path key={d} d={d} className={is} />
      ))}
    </svg>
  );
}
