import { type Checkpoint, type EventMark, markOf } from '@maru/platform/event-store/checkpoint';
import type { RecordedEvent } from '@maru/platform/event-store/event-store';
import type { Checkpoints, Progress, WaitingThing } from './checkpoint.view.ts';

/** How long a checkpoint may be behind where nothing was to be done, ms. */
const keepEveryMs = 30_000;

/** How far a copy has come, in memory and stored. `now` are monotonic ms. */
export const logProgress = (
  checkpoints: Checkpoints,
  begun: Progress,
  waiting: () => readonly WaitingThing[],
  now: () => number,
) => {
  let [progress, isChanged, savedAt, savedPosition] = [begun, false, now(), begun.position];
  const ahead = (): Checkpoint =>
    progress.ahead && progress.ahead.position > progress.position ? progress.ahead : progress;
  const move = (position: number, event?: EventMark) => {
    progress = { ...progress, position, ...(event && { event }) };
  };
  const moveAhead = (position: number, event: EventMark | undefined = ahead().event) => {
    progress = { ...progress, ahead: { position, ...(event && { event }) } };
  };
  return {
    now: () => progress,
    position: () => progress.position,
    /** Up to there decisions are heard. */
    heard: () => ahead().position,
    /** Past an event of its own streams. */
    pass: (event: RecordedEvent) => {
      move(event.position, markOf(event));
      isChanged = true;
    },
    /** Past events of others. */
    move: (position: number) => move(position),
    /** Past a decision that the log has not come to. */
    hear: (event: RecordedEvent) => {
      moveAhead(event.position, markOf(event));
      isChanged = true;
    },
    moveAhead: (position: number) => moveAhead(position),
    change: () => {
      isChanged = true;
    },
    keep: async () => {
      const isMoved = progress.position !== savedPosition && now() - savedAt >= keepEveryMs;
      if (!isChanged && !isMoved) return;
      await checkpoints.save({ ...progress, waiting: waiting() });
      [isChanged, savedAt, savedPosition] = [false, now(), progress.position];
    },
  };
};
export type LogProgress = ReturnType<typeof logProgress>;
