import { describe, expect, it } from 'vitest';
import page from '../index.html?raw';
import { dark, light, toneNames } from './tokens.ts';

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
/** Of WCAG 2: 1 to 21. */
const contrast = (one: string, other: string) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

type Scheme = typeof light | typeof dark;
const grounds = ['page', 'surface', 'raised', 'sunken'] as const;
const texts = (scheme: Scheme): Readonly<Record<string, string>> => ({
  text: scheme.text,
  textSoft: scheme.textSoft,
  textFaint: scheme.textFaint,
  link: scheme.link,
  primary: scheme.primary.main,
});
const pairs = (scheme: Scheme) => [
  ...Object.entries(texts(scheme)).flatMap(([name, text]) =>
    grounds.map((ground) => [`${name} on ${ground}`, text, scheme[ground]] as const),
  ),
  ...(['error', 'warning', 'success'] as const).map(
    (name) => [`${name} on surface`, scheme[name].main, scheme.surface] as const,
  ),
  ...(['primary', 'secondary', 'error', 'warning', 'success'] as const).map(
    (name) => [`words on ${name}`, scheme[name].contrastText, scheme[name].main] as const,
  ),
  ...toneNames.flatMap((name) => {
    const { text, soft } = scheme.tones[name];
    return [
      [`${name} on its ground`, text, soft],
      [`${name} on surface`, text, scheme.surface],
    ] as const;
  }),
  ['words on inverse', scheme.onInverse, scheme.inverse] as const,
];

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_name, scheme) => {
  it.each(pairs(scheme))('keeps %s readable', (_pair, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });
  it('parts cards and fields from what is under them', () => {
    expect(scheme.surface).not.toBe(scheme.page);
    expect(contrast(scheme.lineStrong, scheme.surface)).toBeGreaterThan(1.8);
  });
});

it('the dark page has the colour of the product description, before the script as well', () => {
  expect(dark.page).toBe('#3B4453');
  expect(page).toContain(dark.page.toLowerCase());
});
