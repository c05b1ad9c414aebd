import type { LiveMessage, ViewPositions } from '@maru/contracts/kernel/live';
import { advance, type LiveEntry } from './live-entry.ts';

export interface Changes {
  readonly changes: readonly (LiveMessage & { readonly view: string })[];
  readonly reset: boolean;
}
/** Asks what a room missed, from a position per view; undefined when the answer did not come. */
export type FetchChanges = (room: string, positions: Readonly<Record<string, number>>) => Promise<Changes | undefined>;

const positionsOf = (entries: readonly LiveEntry[]) => {
  const positions: Record<string, number> = {};
  for (const { view, position = 0 } of entries) positions[view] = Math.min(positions[view] ?? Infinity, position);
  return positions;
};

const takeAll = (entries: readonly LiveEntry[], { changes }: Changes) => {
  for (const change of changes)
    for (const { apply } of entries.filter(({ view }) => view === change.view)) apply(change);
};

/**
 * Brings entries of one room to at least what their views have `reached`: what they missed is handled as live messages
 * are, or they load again.
 */
export const catchUp = async (entries: readonly LiveEntry[], reached: ViewPositions, fetchChanges: FetchChanges) => {
  const behind = entries.filter(({ view, position }) => position !== undefined && position < (reached[view] ?? 0));
  const room = behind[0]?.room;
  if (room === undefined) return;
  const answer = await fetchChanges(room, positionsOf(behind));
  if (answer && !answer.reset) {
    takeAll(behind, answer);
    // Not to what came: a view that is just being written shows some documents before others that are older.
    for (const entry of behind) advance(entry, reached[entry.view]);
    return;
  }
  for (const entry of behind) {
    entry.stale = true;
    entry.reload();
  }
};
