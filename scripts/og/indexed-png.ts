import { crc32, deflateSync } from 'node:zlib';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and alpha of each pixel, from the upper left corner on. Nothing is transparent. */
  readonly rgba: Uint8Array;
}

const mostColours = 256;
const signature = Uint8Array.of(137, 80, 78, 71, 13, 10, 26, 10);

/**
 * A PNG with a palette (https://www.w3.org/TR/png-3/), a third of the size of one without. A flat drawing has hardly
 * more colours than fit; beyond them the rarest take the nearest of the others.
 */
export function indexedPng({ width, height, rgba }: Pixels): Buffer {
  const colours = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const counts = new Map<number, number>();
  let last = -1;
  for (let at = 0; at < rgba.length; at += 4) {
    const colour = colours.getUint32(at);
    // Flat drawings are runs of one colour: counted once, looked up once.
    if (colour === last) continue;
    last = colour;
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const byCount = [...counts].sort(([, a], [, b]) => b - a).map(([colour]) => colour);
  const palette = byCount.slice(0, mostColours);
  const places = new Map(
    byCount.map((colour, place) => [colour, place < mostColours ? place : nearest(palette, colour)]),
  );

  // Each row begins with its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  let place = 0;
  last = -1;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const colour = colours.getUint32(4 * (y * width + x));
      if (colour !== last) place = places.get(colour) ?? 0;
      last = colour;
      rows[y * (width + 1) + 1 + x] = place;
    }
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([uint32(width), uint32(height), Uint8Array.of(8, 3, 0, 0, 0)])),
    chunk('PLTE', Uint8Array.from(palette.flatMap(channels))),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

const channels = (colour: number): [number, number, number] => [
  colour >>> 24,
  (colour >>> 16) & 255,
  (colour >>> 8) & 255,
];

/** The place of the colour of a palette that looks most like another. */
function nearest(palette: readonly number[], colour: number): number {
  const [red, green, blue] = channels(colour);
  const distances = palette.map((each) => {
    const [r, g, b] = channels(each);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  });
  return distances.indexOf(Math.min(...distances));
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
