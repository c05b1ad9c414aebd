import { detail } from './detail.ts';
import { duct } from './duct.ts';
import { box, ink, label, line, seededRandom, type SeededRandom } from './pen.ts';
import { plan } from './plan.ts';
import { section } from './section.ts';

const kinds = { plan, section, detail, duct } as const;
export type DrawingKind = keyof typeof kinds;

const names = { plan: 'PLAN', section: 'SECTION', detail: 'DETAIL', duct: 'HVAC PLAN' } as const;
const letters = { plan: 'A-2', section: 'A-3', detail: 'S-5', duct: 'M-1' } as const;
const scales = { plan: '1:200', section: '1:150', detail: '1:10', duct: '1:100' } as const;

const titleBlock = (kind: DrawingKind, random: SeededRandom) =>
  line(12, 512, [788, 512], { width: 1.4 }) +
  line(180, 512, [180, 548]) +
  line(620, 512, [620, 548]) +
  label(`${letters[kind]}${String(random.whole(1, 30)).padStart(2, '0')}`, 96, 530, { size: 14 }) +
  label(names[kind], 400, 530, { size: 12 }) +
  label(scales[kind], 704, 530, { size: 12, colour: ink.fine });

/** A sheet of 800 × 560 as SVG; the same name draws the same. It needs no fonts. */
export const drawing = (kind: DrawingKind, name: string): string => {
  const random = seededRandom(name);
  const paper =
    '<rect width="800" height="560" fill="#fdfdfb"/>' + box({ x: 12, y: 12, w: 776, h: 536 }, { width: 1.4 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="560" stroke-linejoin="round" stroke-linecap="round">${paper}${titleBlock(kind, random)}${kinds[kind](random)}</svg>`;
};
