/** Centre of the drawing on its 120 × 120 field. */
const centre = 60;

function point(radius: number, angle: number): string {
  return `${(centre + radius * Math.cos(angle)).toFixed(1)} ${(centre + radius * Math.sin(angle)).toFixed(1)}`;
}

/** The spiral in the middle: a little more than two and a half turns outwards. */
function spiral(): string {
  const turns = 2.62;
  const points: string[] = [];
  for (let angle = 0; angle <= Math.PI * 2 * turns; angle += 0.14) {
    points.push(point(3 + angle * 2.02, angle - 1.2));
  }
  return `M${points.join('L')}`;
}

/** The petals around it: eight arcs, uneven as a hand draws them. */
function flower(): string {
  const petals = 8;
  const at = (petal: number) => point(38, (petal / petals) * Math.PI * 2 - 1.45);
  let path = `M${at(0)}`;
  for (let petal = 1; petal <= petals; petal++) path += `A16.5 ${15 + (petal % 3)} 0 0 1 ${at(petal)}`;
  return path;
}

export const spiralPath = spiral();
export const flowerPath = flower();
