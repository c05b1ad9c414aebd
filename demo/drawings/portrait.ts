import { seededRandom, type SeededRandom } from './pen.ts';

const skies: readonly [readonly [string, string], ...(readonly [string, string])[]] = [
  ['#ffd9c0', '#f28f8f'],
  ['#c9e4ff', '#6fa8dc'],
  ['#d9f2e3', '#6dbf9c'],
  ['#fff0c2', '#f0b35a'],
  ['#e5dcff', '#9b86d8'],
  ['#ffe0ec', '#d97fa5'],
  ['#d6f0f2', '#5fb0b7'],
  ['#e9ecd8', '#9aa86a'],
];

const hills = (random: SeededRandom) =>
  [0.5, 0.65, 0.8]
    .map((at, layer) => {
      const [a, b, c] = [random.between(-30, 30), random.between(-40, 20), random.between(-30, 30)];
      const y = 300 * at;
      return `<path d="M0 ${y + a}C90 ${y + b - 40} 190 ${y + c + 40} 300 ${y + a - 10}V300H0Z" fill="#fff" fill-opacity="${0.25 + layer * 0.18}"/>`;
    })
    .join('');
const roof = () =>
  '<path d="M40 190C90 178 120 150 150 118C180 150 210 178 260 190C230 196 200 196 150 196S70 196 40 190Z" fill="#fff" fill-opacity=".75"/><path d="M84 204h132v70H84Z" fill="#fff" fill-opacity=".45"/>';
const towers = (random: SeededRandom) =>
  Array.from({ length: 5 }, (_, at) => {
    const h = random.between(70, 170);
    return `<rect x="${36 + at * 48}" y="${270 - h}" width="36" height="${h + 30}" rx="4" fill="#fff" fill-opacity="${random.between(0.35, 0.75).toFixed(2)}"/>`;
  }).join('');
const rings = () =>
  [110, 78, 46]
    .map((r, at) => `<circle cx="150" cy="165" r="${r}" fill="#fff" fill-opacity="${0.18 + at * 0.16}"/>`)
    .join('');

/** A soft picture of 300 × 300 for a profile; the same name and number draw the same. */
export const portrait = (name: string, at: number): string => {
  const random = seededRandom(`portrait ${name}`);
  const [from, to] = skies[at % skies.length] ?? skies[0];
  const sun = `<circle cx="${random.whole(70, 230)}" cy="${random.whole(60, 100)}" r="${random.whole(22, 36)}" fill="#fff" fill-opacity=".8"/>`;
  const scene = [hills, roof, towers, rings][at % 4] ?? hills;
  const sky = `<linearGradient id="sky" x1="0" y1="0" x2="${random.between(0, 0.6).toFixed(2)}" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><defs>${sky}</defs><rect width="300" height="300" fill="url(#sky)"/>${sun}${scene(random)}</svg>`;
};
