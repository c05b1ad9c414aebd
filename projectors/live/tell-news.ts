import type { News, NewsMessage } from '@maru/contracts/kernel/live';
import type { Announcement } from '@maru/platform/live-bus/live-bus';

/** Whoever counts asks once more for each: this often is as quick as anybody reads. */
const pauseMs = 500;

/** Tells a room that some of these views changed: the first time at once, then no more often than anybody reads. */
export const newsTeller = (
  { views, room, event }: News,
  emit: (room: string, event: string, message: NewsMessage) => void,
) => {
  let untold: number | undefined;
  let isPausing = false;
  const tell = () => {
    isPausing = untold !== undefined;
    if (untold === undefined) return;
    emit(room, event, { position: untold });
    untold = undefined;
    setTimeout(tell, pauseMs).unref();
  };
  return (announcements: readonly Announcement[]) => {
    const positions = announcements.filter(({ view }) => views.includes(view)).map(({ position }) => position);
    if (positions.length === 0) return;
    untold = Math.max(untold ?? 0, ...positions);
    if (!isPausing) tell();
  };
};
