import { anyBay, bayAt, type Bays, drawBays, drawColumns } from './bays.ts';
import { type Box, box, cloud, cross, ink, label, line, path, type SeededRandom } from './pen.ts';

const wall = { width: 4, colour: ink.line };

const outline = ({ xs, ys }: Bays): Box => {
  const [x, y] = [(xs[0] ?? 0) - 8, (ys[0] ?? 0) - 8];
  return { x, y, w: (xs.at(-1) ?? 0) + 8 - x, h: (ys.at(-1) ?? 0) + 8 - y };
};

/** A wall across a bay with an opening and the swing of its door. */
const partition = (random: SeededRandom, { x, y, w, h }: Box) => {
  const at = random.between(0.3, 0.7);
  if (random.chance(0.5)) {
    const [door, top] = [x + w * at, y + h * random.between(0.4, 0.6)];
    return (
      line(x, top, [door, top], wall) +
      line(door + 26, top, [x + w, top], wall) +
      path(`M${door} ${top}v26a26 26 0 0 0 26 -26`, { colour: ink.fine })
    );
  }
  const [left, door] = [x + w * random.between(0.4, 0.6), y + h * at];
  return (
    line(left, y, [left, door], wall) +
    line(left, door + 26, [left, y + h], wall) +
    path(`M${left} ${door}h26a26 26 0 0 1 -26 26`, { colour: ink.fine })
  );
};

const core = ({ x, y, w, h }: Box) => {
  const stair = { x: x + 6, y: y + 6, w: w * 0.45, h: h * 0.8 };
  const lift = { x: x + w * 0.56, y: y + 6, w: w * 0.34, h: h * 0.36 };
  const shaft = { ...lift, y: y + h * 0.52, h: h * 0.3 };
  const treads = Array.from(
    { length: 9 },
    (_, at) => `M${stair.x} ${stair.y + (stair.h * (at + 1)) / 11}h${stair.w}`,
  ).join('');
  return (
    box({ x: x + 2, y: y + 2, w: w - 4, h: h * 0.9 }, { ...wall, fill: ink.shade }) +
    box(stair, { fill: '#fff' }) +
    path(treads + `M${stair.x + stair.w / 2} ${stair.y}v${stair.h}`, { colour: ink.fine }) +
    box(lift, { fill: '#fff' }) +
    cross(lift, { colour: ink.fine }) +
    box(shaft, { fill: '#fff' }) +
    cross(shaft, { colour: ink.duct })
  );
};

const parking = ({ x, y, w, h }: Box) => {
  const count = Math.max(2, Math.floor(w / 24));
  return path(
    Array.from({ length: count + 1 }, (_, at) => `M${x + (w * at) / count} ${y + 10}v${Math.min(46, h / 2)}`).join(''),
    { colour: ink.fine },
  );
};

/** A floor with rooms or parking, a core, and what is wrong with it. */
export const plan = (random: SeededRandom): string => {
  const bays = drawBays(random);
  const [columns, rows] = [bays.xs.length - 1, bays.ys.length - 1];
  const coreAt = random.whole(0, columns);
  const fill = random.chance(0.4) ? parking : (bay: Box) => (random.chance(0.75) ? partition(random, bay) : '');
  const rooms = Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)] as const)
    .filter(([column, row]) => column !== coreAt || row !== 0)
    .map(
      ([column, row]) =>
        fill(bayAt(bays, column, row)) +
        (random.chance(0.3) ? label(`R${random.whole(101, 420)}`, ...middle(bayAt(bays, column, row))) : ''),
    );
  const wrong = anyBay(random, bays);
  return (
    box(outline(bays), { ...wall, width: 5 }) +
    rooms.join('') +
    core(bayAt(bays, coreAt, 0)) +
    drawColumns(bays, random.pick([11, 13, 15])) +
    bays.svg +
    cloud({ x: wrong.x - 26, y: wrong.y - 24, w: random.whole(90, 140), h: random.whole(66, 100) }, random.whole(1, 4))
  );
};

const middle = ({ x, y, w, h }: Box) => [x + w * 0.3, y + h * 0.75] as const;
