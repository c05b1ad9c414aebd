import { expect, it } from 'vitest';
import { controlGround, scrim, scrimImage } from './slide-look.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
/** Contrast of white with the scrim's colour at that alpha over a picture of one grey, 0 to 255. */
const contrastOver = (picture: number, alpha: number) => {
  const [red = 0, green = 0, blue = 0] = scrim.colour.map((part) =>
    channel((part * alpha + picture * (1 - alpha)) / 255),
  );
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
};

it.each([0, 128, 200, 255])('white words keep their contrast on a picture of grey %i', (picture) => {
  expect(contrastOver(picture, scrim.thinnest)).toBeGreaterThanOrEqual(4.5);
  expect(contrastOver(picture, Number(/\/ ([\d.]+)\)$/.exec(controlGround)?.[1]))).toBeGreaterThanOrEqual(4.5);
});
it('is nowhere thinner than that before its padding begins', () => {
  const stops = [...scrimImage.matchAll(/\/ ([\d.]+)\)( calc\(100% - 72px\))?/g)];
  expect(stops.map(([, alpha, end]) => [Number(alpha), end !== undefined])).toEqual([
    [scrim.densest, false],
    [scrim.thinnest, true],
    [0, false],
  ]);
});
