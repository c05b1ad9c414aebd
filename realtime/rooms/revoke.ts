import { isAdmin } from '@maru/contracts/kernel/actor';
import { personalRoom, type Revocation } from '@maru/contracts/kernel/live';
import type { Announcement } from '@maru/platform/live-bus/live-bus';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';

/**
 * Takes rooms away; `count` grows with every loss, so that an admission which was being looked up meanwhile is looked
 * up again.
 */
export interface Revoker {
  readonly heard: (announcements: readonly Announcement[]) => void;
  /** Announcements were lost: any of them may have taken a room. */
  readonly missed: () => void;
  readonly count: () => number;
}

/**
 * Whoever lost a project leaves its rooms within the same turn of the event loop: nothing announced later reaches him.
 */
export const revoker = (namespace: LiveNamespace, { view, lost }: Revocation<object>): Revoker => {
  let count = 0;
  const leaveAll = (user: string, project: string) => {
    for (const id of namespace.adapter.rooms.get(personalRoom(user)) ?? []) {
      const socket = namespace.sockets.get(id);
      if (socket && !isAdmin(socket.data.actor)) leaveRoomsOf(socket, project);
    }
  };
  return {
    heard: (announcements) => {
      for (const { view: changed, document } of announcements) {
        const loss = changed === view && document ? lost(document) : undefined;
        if (!loss) continue;
        count += 1;
        leaveAll(loss.user, loss.project);
      }
    },
    missed: () => void (count += 1),
    count: () => count,
  };
};

const leaveRoomsOf = (socket: LiveSocket, project: string) => {
  for (const [room, of] of socket.data.rooms) if (of === project) removeFromRoom(socket, room);
};

/** Takes one room from a socket and tells it so. */
export const removeFromRoom = (socket: LiveSocket, room: string) => {
  socket.data.rooms.delete(room);
  void socket.leave(room);
  socket.emit('removed', { room });
};
