import type { Actor } from '@maru/contracts/kernel/actor';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import type { ReadDocument } from '@maru/contracts/kernel/live';
import { admitToRoom, type RoomAdmission } from '@maru/contracts/tracker/live/tracker.access';
import type { Engines } from '@maru/platform/engines/engines';
import { reachHead } from '@maru/platform/view-store/wait-for';

const asked = ['project', 'membership', 'issue'];

/**
 * Whoever is refused is looked at again once the views hold what was in the log: he may have been let in, or the room
 * made, just now.
 */
export const admission = (engines: Pick<Engines, 'events' | 'views'>) => {
  const read: ReadDocument = async (view, id) => (await engines.views.view(view).get<never>(id))?.doc;
  return async (actor: Actor, room: string): Promise<RoomAdmission> => {
    const first = await admitToRoom(read, actor, room);
    if (!('refused' in first)) return first;
    await reachHead(engines, asked, positionWaitMs);
    return admitToRoom(read, actor, room);
  };
};
