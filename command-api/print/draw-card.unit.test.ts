import { contactCardExamples } from '@maru/contracts/site/contact-card/contact-card.examples';
import { expect, it } from 'vitest';
import { linesOf } from './card-face.ts';
import { drawCard } from './draw-card.service.ts';

const { name, title, company, link, ...rest } = contactCardExamples.ContactCardAdded.data;
const face = { name, title, company, lines: linesOf(rest), website: link, logo: null };
const drawn = async (address: string | null) => (await drawCard('명함', { ...face, address })).toString('latin1');

it('draws front and back of 90 × 50 mm with 3 mm of bleed, with the letters it uses', async () => {
  const pdf = await drawn('https://maru.example/card/1');
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBe(2);
  expect(pdf).toMatch(/\/FontName \/[A-Z]{6}\+Pretendard-Bold/);
  expect(pdf.length).toBeLessThan(100_000);
  const boxOf = (box: string) =>
    /\[([^\]]+)\]/
      .exec(pdf.slice(pdf.indexOf(`/${box}`)))?.[1]
      ?.split(' ')
      .map(Number) ?? [];
  const sizeOf = (box: string) => {
    const [left = 0, bottom = 0, right = 0, top = 0] = boxOf(box);
    return [right - left, top - bottom].map((points) => Math.round((points * 25.4) / 72));
  };
  expect([sizeOf('TrimBox'), sizeOf('BleedBox'), sizeOf('MediaBox')]).toEqual([
    [90, 50],
    [96, 56],
    [110, 70],
  ]);
});

it('leaves out what was not filled in', () => {
  expect(linesOf(rest).map(([mark]) => mark)).toEqual(['M', 'T', 'E', 'A']);
});
