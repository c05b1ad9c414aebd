import type { CartLine } from './cart.fields.ts';
import { type Choice, maxCartLines, maxQuantity, sameChoice } from './cart.limits.ts';

/** What did not fit: the line with the quantity that was left out. */
export interface MergedCart {
  readonly lines: readonly CartLine[];
  readonly left: readonly CartLine[];
}

/** Adds quantities, within the limits of a cart; nothing is lost without being told. */
export const mergedCart = (own: readonly CartLine[], added: readonly CartLine[]): MergedCart =>
  added.reduce(withLine, { lines: own, left: [] });

const withLine = ({ lines, left }: MergedCart, line: CartLine): MergedCart => {
  const there = lines.find((one) => sameChoice(one, line))?.quantity ?? 0;
  const room = there > 0 || lines.length < maxCartLines ? maxQuantity - there : 0;
  const taken = Math.min(room, line.quantity);
  const rest = { ...line, quantity: line.quantity - taken };
  return {
    lines: taken > 0 ? withQuantity(lines, line, there + taken) : lines,
    left: rest.quantity > 0 ? [...left, rest] : left,
  };
};

/** One line for each choice, at the place where it was first, with all that was named of it: no limit holds here. */
export const oneLineEach = (lines: readonly CartLine[]): readonly CartLine[] =>
  lines.reduce<readonly CartLine[]>((merged, line) => {
    const there = merged.find((one) => sameChoice(one, line))?.quantity ?? 0;
    return withQuantity(merged, line, there + line.quantity);
  }, []);

/** The cart with this many of one choice: at its place, or as a new line at the end. */
export const withQuantity = (
  lines: readonly CartLine[],
  { item_id, option_id }: Choice,
  quantity: number,
): readonly CartLine[] => {
  const line = { item_id, option_id, quantity };
  return lines.some((one) => sameChoice(one, line))
    ? lines.map((one) => (sameChoice(one, line) ? line : one))
    : [...lines, line];
};
