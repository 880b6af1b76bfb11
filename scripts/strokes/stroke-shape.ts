export type Point = readonly [x: number, y: number];

/** A stroke is compared by so many points, as far from each other along it. */
const pointsOfStroke = 8;
/** Of each curve of its path so many are looked at. */
const stepsOfCurve = 8;

/** Points along the path of a stroke, from its beginning to its end. Throws at a command that KanjiVG does not use. */
export function shapeOf(path: string): Point[] {
  const line = lineAlong(path);
  const reached = [0];
  for (const [index, point] of line.slice(1).entries())
    reached.push((reached[index] ?? 0) + apart(point, line[index] ?? point));
  const length = reached.at(-1) ?? 0;
  return Array.from({ length: pointsOfStroke }, (_, index) => {
    const wanted = length * (index / (pointsOfStroke - 1)); // so divided, the last is the length itself
    const next = Math.max(
      1,
      reached.findIndex((each) => each >= wanted),
    );
    const [from = [0, 0], to = from] = [line[next - 1], line[next]];
    const start = reached[next - 1] ?? 0;
    const share = (wanted - start) / ((reached[next] ?? start) - start || 1);
    return between(from, to, share);
  });
}

export const apart = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);

const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

function lineAlong(path: string): Point[] {
  const line: Point[] = [];
  let at: Point = [0, 0];
  let control = at;
  for (const [, command = '', numbers = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const size = pointsOf[command.toLowerCase()];
    if (size === undefined) throw new Error(`a stroke is drawn by ${command}`);
    const values = (numbers.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    for (let index = 0; index < values.length; index += size * 2) {
      const [x, y] = command === command.toLowerCase() ? at : [0, 0];
      const points = Array.from({ length: size }, (_, each): Point => {
        const place = index + each * 2;
        return [x + (values[place] ?? 0), y + (values[place + 1] ?? 0)];
      });
      const end = points.at(-1) ?? at;
      if (size === 1) line.push(end);
      else {
        const first: Point = size === 2 ? between(control, at, 2) : (points[0] ?? at);
        control = points.at(-2) ?? at;
        for (let step = 1; step <= stepsOfCurve; step++)
          line.push(onCurve([at, first, control, end], step / stepsOfCurve));
      }
      at = end;
      if (size === 1) control = at;
    }
  }
  return line;
}

/** How many points follow a command. */
const pointsOf: Readonly<Record<string, number>> = { m: 1, l: 1, c: 3, s: 2 };

/** Of a cubic Bézier curve. */
function onCurve([from, first, second, end]: readonly [Point, Point, Point, Point], share: number): Point {
  const [one, two, three] = [
    between(from, first, share),
    between(first, second, share),
    between(second, end, share),
  ];
  return between(between(one, two, share), between(two, three, share), share);
}
