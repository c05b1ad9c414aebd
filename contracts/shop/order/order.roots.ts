import type { Part } from './order.fields.ts';

/** As much of a line as says what it is sent for. */
interface Replaceable {
  readonly no: number;
  readonly replaces: number | null;
}

/** The line that was ordered, whose money a replacement stands for. */
export const rootOf = <L extends Replaceable>(lines: readonly L[], line: L): L => {
  const before = lines.find(({ no }) => no === line.replaces);
  return before ? rootOf(lines, before) : line;
};

/** The number of that line for each of them, at once; a replacement comes after what it replaces. */
export const rootsIn = (lines: readonly Replaceable[]): ReadonlyMap<number, number> => {
  const roots = new Map<number, number>();
  for (const { no, replaces } of lines) roots.set(no, (replaces !== null && roots.get(replaces)) || no);
  return roots;
};

/** Of pieces, those that were ordered as the line `no`, and what was sent instead of them. */
export const ofOrdered = (lines: readonly Replaceable[], no: number, parts: readonly Part[]): readonly Part[] => {
  const roots = rootsIn(lines);
  return parts.filter((part) => roots.get(part.no) === no);
};
