import { type Bays, drawBays, drawColumns } from './bays.ts';
import { box, circle, cloud, cross, ink, label, line, type SeededRandom } from './pen.ts';

const size = (random: SeededRandom) => `${random.pick([600, 700, 800, 1000])}X${random.pick([250, 300, 350, 400])}`;

const diffuser = (x: number, y: number) => {
  const outline = { x: x - 9, y: y - 9, w: 18, h: 18 };
  return box(outline, { colour: ink.duct, fill: '#fff' }) + cross(outline, { colour: ink.duct, width: 0.8 });
};

const run = (random: SeededRandom, { xs, ys }: Bays, y: number) => {
  const [left, right] = [(xs[0] ?? 0) + 16, (xs.at(-1) ?? 0) - random.between(20, 90)];
  const reach = ((ys.at(-1) ?? 0) - (ys[0] ?? 0)) * 0.22;
  const branches = Array.from(
    { length: random.whole(3, 6) },
    (_, at) => left + 60 + at * random.between(80, 110),
  ).filter((x) => x < right - 20);
  const main = box({ x: left, y: y - 11, w: right - left, h: 22 }, { colour: ink.duct, width: 1.6, fill: '#dff1f2' });
  const arms = branches.flatMap((x) =>
    [-1, 1].map(
      (side) =>
        box(
          { x: x - 6, y: side < 0 ? y - 11 - reach : y + 11, w: 12, h: reach },
          { colour: ink.duct, fill: '#eef8f8' },
        ) + diffuser(x, y + side * (reach + 20)),
    ),
  );
  return main + arms.join('') + label(size(random), left + (right - left) * 0.32, y, { colour: ink.duct });
};

const sprinklers = (random: SeededRandom, { xs, ys }: Bays) => {
  const y = (ys[0] ?? 0) + random.between(20, 50);
  const heads = xs.flatMap((x) => [x + 30, x + 76]).filter((x) => x < (xs.at(-1) ?? 0));
  return (
    line(xs[0] ?? 0, y, [xs.at(-1) ?? 0, y], { colour: ink.pipe, width: 1.6, dash: '10 4' }) +
    heads.map((x) => circle(x, y, 4, { colour: ink.pipe, fill: '#fff' })).join('')
  );
};

/** Ducts and pipes over a pale floor plan, and where they collide. */
export const duct = (random: SeededRandom): string => {
  const bays = drawBays(random);
  const [top, bottom] = [bays.ys[0] ?? 0, bays.ys.at(-1) ?? 0];
  const y = top + (bottom - top) * random.between(0.45, 0.6);
  const at = random.between(bays.xs[0] ?? 0, (bays.xs.at(-1) ?? 0) - 130);
  const floor = { x: bays.xs[0] ?? 0, y: top, w: (bays.xs.at(-1) ?? 0) - (bays.xs[0] ?? 0), h: bottom - top };
  return (
    box(floor, { colour: '#b9c2cb', width: 3 }) +
    drawColumns(bays, 12, '#b9c2cb') +
    bays.svg +
    sprinklers(random, bays) +
    run(random, bays, y) +
    cloud({ x: at, y: y - 40, w: random.whole(90, 130), h: 80 }, random.whole(1, 4))
  );
};
