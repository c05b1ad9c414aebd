import { couriers } from '../delivery/couriers.ts';
import { courierAliases, type ShipProblem } from './ship-rows.words.ts';

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[\s().-]/g, '')
    .replaceAll('주식회사', '')
    .replaceAll('㈜', '');

const namesOf = (name: string) => [name, ...(courierAliases[name] ?? [])].map(plain);
const byName = new Map(couriers.flatMap(({ name }) => namesOf(name).map((alias) => [alias, name] as const)));

/** The carrier that somebody means; undefined for one that the shop does not know. */
export const courierOf = (typed: string): string | undefined => byName.get(plain(typed));

/** A number without hyphens and spaces, or what is wrong with it. Excel rounds long numbers that it takes for such. */
export const trackingOf = (typed: string): string | { readonly problem: ShipProblem } => {
  const number = typed.replaceAll(/[\s-]/g, '');
  if (number === '') return { problem: 'no_tracking' };
  if (/^\d(\.\d+)?e\+?\d+$/i.test(number)) return { problem: 'tracking_rounded' };
  return /^\d{9,14}$/.test(number) ? number : { problem: 'tracking_malformed' };
};
