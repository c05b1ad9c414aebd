import { parseRoom, type RoomKind } from '@maru/contracts/kernel/live';
import type { Metrics } from '@maru/platform/metrics/metrics';
import type { LiveNamespace } from '../session/live-socket.ts';

export const liveMetrics = (namespace: LiveNamespace, kinds: readonly RoomKind[], metrics: Metrics | undefined) => {
  if (!metrics) return;
  const sockets = metrics.gauge('realtime_sockets', 'Sockets that are logged in');
  const rooms = metrics.gauge('realtime_rooms', 'Rooms with at least one socket');

  namespace.on('connection', (socket) => {
    sockets.set(namespace.sockets.size);
    socket.on('disconnect', () => sockets.set(namespace.sockets.size));
  });
  // Each socket also has a room of its own, named by its id.
  const isNamed = (room: string) => parseRoom(kinds, room) !== undefined;
  namespace.adapter.on('create-room', (room: string) => isNamed(room) && rooms.inc());
  namespace.adapter.on('delete-room', (room: string) => isNamed(room) && rooms.dec());
};
