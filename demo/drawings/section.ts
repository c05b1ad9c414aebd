import { box, cloud, dimension, ground, ink, level, line, millimetres, path, type SeededRandom } from './pen.ts';

interface Storey {
  readonly name: string;
  readonly height: number;
  /** Of its floor on the sheet. */
  readonly y: number;
}

const storeysOf = (random: SeededRandom, base: number) => {
  const below = random.whole(1, 3);
  const heights = Array.from({ length: random.whole(4, 6) }, () => random.pick([3_300, 3_600, 3_900, 4_200, 4_500]));
  const scale = 350 / heights.reduce((sum, height) => sum + height, 0);
  let y = base;
  const storeys: Storey[] = heights.map((height, at) => {
    const storey = { height, y, name: at < below ? `B${below - at}F` : `${at - below + 1}F` };
    y -= height * scale;
    return storey;
  });
  return { storeys, scale, roof: y, street: storeys[below]?.y ?? base };
};

const floor = (x: number, y: number, width: number) =>
  box({ x, y, w: width, h: 8 }, { fill: ink.fill, colour: ink.fill });
const beams = (xs: readonly number[], y: number) =>
  xs.map((x) => box({ x: x - 7, y: y + 8, w: 14, h: 17 }, { fill: '#cfd5db' })).join('');

const services = (random: SeededRandom, xs: readonly number[], y: number) => {
  const [from, to] = [xs[0] ?? 0, xs.at(-1) ?? 0];
  const at = random.between(from + 30, to - 90);
  return (
    line(from, y + 42, [to, y + 42], { colour: ink.fine, dash: '5 3' }) +
    box({ x: at, y: y + 20, w: 52, h: 17 }, { colour: ink.duct, fill: '#dff1f2', width: 1.4 }) +
    path(`M${at + 76} ${y + 28}a4 4 0 1 0 8 0a4 4 0 1 0 -8 0`, { colour: ink.pipe })
  );
};
const person = (x: number, y: number) =>
  path(`M${x} ${y - 20}a3 3 0 1 0 0.1 0M${x} ${y - 14}v8l-3 6m3 -6l3 6m-6 -11h6`, { colour: ink.fine });

/** Storeys from the basement to the roof, with what runs above the ceilings. */
export const section = (random: SeededRandom): string => {
  const { storeys, scale, roof, street } = storeysOf(random, 462);
  const [left, bays] = [190, random.whole(3, 5)];
  const xs = Array.from({ length: bays + 1 }, (_, at) => left + (at * 470) / bays);
  const width = 470;
  const tops = [...storeys.slice(1).map(({ y }) => y), roof];
  const columns = xs.map((x) =>
    box({ x: x - 5, y: roof, w: 10, h: 462 - roof }, { fill: '#e8ebee', colour: ink.line }),
  );
  const wrong = random.pick([tops[0] ?? roof, ...tops.slice(1)]);
  return (
    ground(90, street, 640) +
    columns.join('') +
    tops.map((y) => floor(left - 14, y, width + 28) + beams(xs, y) + services(random, xs, y)).join('') +
    floor(left - 30, 462, width + 60) +
    storeys.map(({ y, name }) => level(name, 130, y) + person(left + random.between(30, 430), y)).join('') +
    storeys.map(({ y, height }) => dimension(700, y, [700, y - height * scale], millimetres(height))).join('') +
    cloud({ x: left + random.between(20, 300), y: wrong - 8, w: random.whole(100, 140), h: 62 }, random.whole(1, 4))
  );
};
