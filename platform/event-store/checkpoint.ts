import type { EventStore, RecordedEvent } from './event-store.ts';
import { isLost } from './lost-row.ts';

/** Which event stands at a position: two logs may both have one there. `hash` is that of its metadata. */
export interface EventMark {
  readonly position: number;
  readonly id: string;
  readonly hash: string;
}

/** How far a reader of the log has come. `event` is the newest it was given up to there, absent before its first. */
export interface Checkpoint {
  readonly position: number;
  readonly event?: EventMark;
}

export const markOf = ({
  position,
  id,
  meta: { hash },
}: Pick<RecordedEvent, 'position' | 'id' | 'meta'>): EventMark => ({ position, id, hash });

/**
 * Whether the log is the one that a checkpoint was taken from, or one that was put back and went on otherwise since.
 * Without an event only the length tells, so a log that has grown again beyond the position passes for the same.
 */
export const divergesFrom = async (
  events: Pick<EventStore, 'head' | 'eventAt'>,
  { position, event }: Checkpoint,
): Promise<boolean> => {
  if ((await events.head()) < position) return true;
  if (event === undefined) return false;
  const found = await events.eventAt(event.position);
  return found === undefined || isOther(found, event);
};

/** The id or the hash may have gone with a damaged event: what was read while it was whole stays right. */
const isOther = (found: RecordedEvent, mark: EventMark): boolean => {
  if (isLost(found) || isLost(mark)) return false;
  return found.id !== mark.id || (found.fault !== 'damaged' && found.meta.hash !== mark.hash);
};
