import { isAdmin } from '@maru/contracts/kernel/actor';
import { personalRoom } from '@maru/contracts/kernel/live';
import type { NodeEvents } from '@maru/platform/socket-cluster/socket-cluster';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';

/** `count` grows with every loss, so that an admission looked up meanwhile is looked up again. */
export interface Revoker {
  readonly onMembershipLost: NodeEvents['membershipLost'];
  readonly onLoss: () => void;
  readonly count: () => number;
}

/** A lost project takes its rooms within the same turn: nothing sent later reaches that person. */
export const revoker = (namespace: LiveNamespace): Revoker => {
  let count = 0;
  const leaveAll = (user: string, project: string) => {
    for (const id of namespace.adapter.rooms.get(personalRoom(user)) ?? []) {
      const socket = namespace.sockets.get(id);
      if (socket && !isAdmin(socket.data.actor)) leaveRoomsOf(socket, project);
    }
  };
  return {
    onMembershipLost: ({ user, project }) => {
      count += 1;
      leaveAll(user, project);
    },
    onLoss: () => void (count += 1),
    count: () => count,
  };
};

const leaveRoomsOf = (socket: LiveSocket, project: string) => {
  for (const [room, of] of socket.data.rooms) if (of === project) removeFromRoom(socket, room);
};

export const removeFromRoom = (socket: LiveSocket, room: string) => {
  socket.data.rooms.delete(room);
  void socket.leave(room);
  socket.emit('removed', { room });
};
