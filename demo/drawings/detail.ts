import {
  type Box,
  box,
  circle,
  cloud,
  dimension,
  ink,
  leader,
  line,
  millimetres,
  path,
  type SeededRandom,
} from './pen.ts';

const concrete = (random: SeededRandom, { x, y, w, h }: Box) =>
  path(
    Array.from(
      { length: 46 },
      () =>
        `M${random.between(x + 8, x + w - 12).toFixed(0)} ${random.between(y + 8, y + h - 10).toFixed(0)}l5 1l-3 4Z`,
    ).join(''),
    { colour: '#a9b3bd', width: 0.7 },
  );

const bars = ({ x, y, w, h }: Box, [across, down]: readonly [number, number], r: number) => {
  const along = (count: number, length: number) =>
    Array.from({ length: count }, (_, at) => (length * at) / (count - 1));
  const rows = along(across, w).flatMap(
    (dx) =>
      [
        [x + dx, y],
        [x + dx, y + h],
      ] as const,
  );
  const sides = along(down, h)
    .slice(1, -1)
    .flatMap(
      (dy) =>
        [
          [x, y + dy],
          [x + w, y + dy],
        ] as const,
    );
  return [...rows, ...sides].map(([cx, cy]) => circle(cx, cy, r, { fill: ink.fill, width: 0 })).join('');
};

const reinforced = (random: SeededRandom, body: Box) => {
  const inset = 20;
  const stirrup = { x: body.x + inset, y: body.y + inset, w: body.w - inset * 2, h: body.h - inset * 2 };
  const inner = { x: stirrup.x + 9, y: stirrup.y + 9, w: stirrup.w - 18, h: stirrup.h - 18 };
  const [across, down] = [random.whole(3, 6), random.whole(2, 5)];
  const count = across * 2 + Math.max(0, down - 2) * 2;
  return (
    box(body, { width: 2.4, fill: '#fafbfb' }) +
    concrete(random, body) +
    box(stirrup, { width: 2, colour: ink.pipe }) +
    bars(inner, [across, down], random.pick([5, 6, 7])) +
    leader(
      `${count}-D${random.pick([19, 22, 25, 29])}`,
      [inner.x + inner.w, inner.y],
      [body.x + body.w + 50, body.y + 18],
    ) +
    leader(
      `D${random.pick([10, 13])}@${random.pick([100, 150, 200])}`,
      [stirrup.x + stirrup.w, stirrup.y + stirrup.h * 0.6],
      [body.x + body.w + 50, body.y + body.h * 0.55],
    )
  );
};

/** A steel plate bolted on top of it, as railings and canopies have. */
const plate = (random: SeededRandom, body: Box) => {
  const [w, x] = [body.w * 0.6, body.x + body.w * 0.2];
  const bolts = [0.2, 0.8].map(
    (at) =>
      line(x + w * at, body.y - 26, [x + w * at, body.y + 76], { width: 4 }) +
      box({ x: x + w * at - 8, y: body.y - 24, w: 16, h: 10 }, { fill: '#fff' }),
  );
  return (
    box({ x, y: body.y - 14, w, h: 14 }, { fill: '#cfd5db', width: 1.6 }) +
    box({ x: x + w / 2 - 9, y: body.y - 78, w: 18, h: 64 }, { fill: '#dde2e7', width: 1.6 }) +
    bolts.join('') +
    leader(
      `${random.pick([2, 4, 6])}-M${random.pick([16, 20, 24])}`,
      [x + w * 0.2, body.y - 18],
      [body.x - 40, body.y - 50],
    ) +
    leader(`PL-${random.pick([12, 16, 20])}`, [x + w * 0.62, body.y - 7], [body.x + body.w + 44, body.y - 50])
  );
};

export const detail = (random: SeededRandom): string => {
  const bolted = random.chance(0.55);
  const [w, h] = [random.whole(200, 290), random.whole(190, bolted ? 250 : 310)];
  const body = { x: 390 - w / 2, y: bolted ? 190 : 110, w, h };
  const size = (length: number) => millimetres(Math.round((length * 3) / 50) * 50);
  return (
    reinforced(random, body) +
    (bolted ? plate(random, body) : '') +
    dimension(body.x, body.y + h + 34, [body.x + w, body.y + h + 34], size(w)) +
    dimension(body.x - 34, body.y, [body.x - 34, body.y + h], size(h)) +
    cloud(
      { x: body.x + w * random.between(0.05, 0.4), y: body.y - 22, w: random.whole(90, 130), h: random.whole(60, 90) },
      random.whole(1, 4),
    )
  );
};
