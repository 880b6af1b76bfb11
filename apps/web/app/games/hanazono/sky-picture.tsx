import type { TimeOfDay, Weather } from '@michi/games/hanazono/sky';
import './sky-picture.css';

const rows = Array.from({ length: 10 }, (_, row) => row);
/** The lines that a rake leaves in the sand. */
const raked = rows.map(
  (row) =>
    `M-20 ${252 + row * 32}C200 ${242 + row * 32} 260 ${270 + row * 31} 420 ${258 + row * 32}S700 ${244 + row * 32} 820 ${256 + row * 32}`,
);

/** Numbers that look like chance and are always the same. */
function scattered(): () => number {
  let last = 7;
  return () => {
    last = (last * 16_807) % 2_147_483_647;
    return last / 2_147_483_647;
  };
}
const next = scattered();
const rain = Array.from({ length: 84 }, () => {
  const [x, y, length] = [next() * 840, next() * 560, 16 + next() * 16];
  return `M${x.toFixed(0)} ${y.toFixed(0)}l${(-length * 0.22).toFixed(0)} ${length.toFixed(0)}`;
}).join('');
const rings = Array.from({ length: 13 }, () => {
  const [x, y] = [40 + next() * 720, 250 + next() * 290];
  return `M${(x - 11).toFixed(0)} ${y.toFixed(0)}a11 4 0 1 0 22 0a11 4 0 1 0-22 0`;
}).join('');

const cloud = 'M0 0C6-16 30-18 38-8C46-24 76-22 80-6C96-10 108 0 100 8C70 14 26 14 4 10C-6 8-6 2 0 0Z';

export interface SkyPictureProps {
  readonly time: TimeOfDay;
  readonly weather: Weather;
}

/** The garden without its plants: sky, hills, raked sand, a lantern, two stones. Says nothing to a listener. */
export function SkyPicture({ time, weather }: SkyPictureProps) {
  return (
    <svg
      className={`hana-sky is-${time} is-${weather}`}
      viewBox="0 0 800 560"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="hana-sky__top" d="M0 0H800V220H0Z" />
      <path className="hana-sky__high" d="M0 62C160 40 300 84 470 62S700 40 800 58V220H0Z" />
      <path className="hana-sky__low" d="M0 120C140 104 260 132 420 116S690 96 800 118V220H0Z" />
      <circle className="hana-sky__sun" cx="400" cy="90" r="34" />
      <path
        className="hana-sky__far"
        d="M0 190C60 150 120 170 190 138 250 112 300 168 380 160S520 110 590 140 720 178 800 150V230H0Z"
      />
      <path
        className="hana-sky__near"
        d="M0 206C120 176 230 200 330 190S560 178 640 196 760 186 800 196V240H0Z"
      />
      <g className="hana-sky__clouds">
        <path d={cloud} transform="translate(120 74) scale(1.5)" />
        <path d={cloud} transform="translate(360 112) scale(1.1)" />
        <path d={cloud} transform="translate(560 62) scale(1.8)" />
      </g>
      <path className="hana-sky__sand" d="M0 212C200 200 300 222 420 212S700 204 800 214V560H0Z" />
      {raked.map((line) => (
        <path key={line} className="hana-sky__raked" d={line} />
      ))}
      <path
        className="hana-sky__stone"
        d="M580 214h44v-10h-8v-22h10l-24-20-24 20h10v22h-8ZM590 214h24v44h-24ZM578 258h48v12h-48Z"
      />
      <path className="hana-sky__lamp" d="M594 184h16v18h-16Z" />
      <path
        className="hana-sky__stone"
        d="M386 424C384 402 410 394 434 396S474 412 468 426 400 440 386 424ZM462 430c2-13 22-17 34-10s8 17-4 19-30 0-30-9Z"
      />
      {weather === 'rainy' && (
        <>
          <path className="hana-sky__rings" d={rings} />
          <g className="hana-sky__rain">
            <path d={rain} />
            <path d={rain} transform="translate(123 -560)" />
          </g>
        </>
      )}
    </svg>
  );
}
