import { changedFields } from '@maru/contracts/site/config/config-history';
import type { ConfigHistoryRow } from '@maru/contracts/site/config/config-history.views';
import type { RemoteArea } from '@maru/contracts/site/config/remote-areas';
import type { ShippingBundle } from '@maru/contracts/site/config/shipping-bundles';
import { won } from '../../format/number.ts';
import { textOfAreas } from './area-lines.ts';
import { fieldWord, valueWord } from './history-words.ts';

/** One value that was changed, in words. */
export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}
type Fields = Readonly<Record<string, unknown>>;

const linesOf: Readonly<Record<string, (value: unknown) => readonly string[]>> = {
  areas: (value) => textOfAreas(value as readonly RemoteArea[]).split('\n'),
  bundles: (value) =>
    (value as readonly ShippingBundle[]).map(
      ({ name, fee, free_from }) => `${name} ${won(fee)}, ${won(free_from)}부터 무료`,
    ),
};

/** Lists say only the lines that are not in both. */
const differenceOfLists = (part: string, before: unknown, after: unknown): Difference => {
  const [from, to] = [linesOf[part]?.(before) ?? [], linesOf[part]?.(after) ?? []];
  const only = (lines: readonly string[], others: readonly string[]) =>
    lines.filter((line) => line !== '' && !others.includes(line)).join('\n') || '없음';
  return { label: '목록', before: only(from, to), after: only(to, from) };
};

/** What a change changed, value by value. */
export const differencesOf = ({ part, before, after }: ConfigHistoryRow): readonly Difference[] => {
  if (Array.isArray(before) && Array.isArray(after)) return [differenceOfLists(part, before, after)];
  const [from, to] = [(before ?? {}) as Fields, (after ?? {}) as Fields];
  return changedFields(from, to).map((field) => ({
    label: fieldWord(part, field),
    before: valueWord(field, from[field]),
    after: valueWord(field, to[field]),
  }));
};
