import { randomUUID } from 'node:crypto';
import { presenceEvent, type PresenceMessage, presenceView } from '@maru/contracts/kernel/live';
import type { Person } from '@maru/contracts/kernel/presentation';
import type { Announcement, LiveBus } from '@maru/platform/live-bus/live-bus';
import type { CardCache } from '@maru/platform/view-store/card-cache';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';
import { type OtherNodes, otherNodes, ownStatements, type Statement } from './node-statements.ts';

const roomTimers = (look: (room: string) => void) => {
  const waiting = new Map<string, { readonly timer: NodeJS.Timeout; readonly due: number }>();
  return {
    within: (ms: number, room: string) => {
      const due = performance.now() + ms;
      const current = waiting.get(room);
      if (current && current.due <= due) return;
      clearTimeout(current?.timer);
      const timer = setTimeout(() => {
        waiting.delete(room);
        look(room);
      }, ms);
      waiting.set(room, { timer, due });
    },
    clear: () => {
      for (const { timer } of waiting.values()) clearTimeout(timer);
      waiting.clear();
    },
  };
};

const mostNamed = 50;

export interface PresenceParts {
  readonly namespace: LiveNamespace;
  readonly bus: LiveBus;
  readonly people: CardCache<Person>;
  readonly hasPresence: (room: string) => boolean;
  readonly onError: (error: unknown) => void;
}
/** Milliseconds. A page that loads again is gone for about a second: nobody has to see that. */
const times = { arrival: 50, departure: 1_500, heartbeat: 10_000, silence: 25_000 };

export interface Presence {
  /** From the answer to its welcome on, the person is seen in the rooms that the socket is in. */
  readonly follow: (socket: LiveSocket) => void;
  readonly onAnnouncements: (announcements: readonly Announcement[]) => void;
  readonly onLoss: () => void;
  readonly close: () => void;
}

export const presence = (parts: PresenceParts): Presence => {
  const { namespace, bus, hasPresence, onError } = parts;
  const node = randomUUID();
  const others = otherNodes(times.silence);
  const own = ownStatements({ node, bus, onError });
  const show = roomDisplay(parts, others);
  const looks = roomTimers((room) => {
    own.state(room, peopleHere(namespace, room));
    show.room(room).catch(onError);
  });
  const lookSoon = (room: string) => looks.within(times.arrival, room);
  const answer = roomTimers(own.stateAll);

  const forgetRooms = followRooms(parts, {
    onJoin: (room, socket) => {
      show.newcomer(room, socket);
      lookSoon(room);
    },
    onLeave: (room) => looks.within(times.departure, room),
  });
  const beat = setInterval(() => {
    own.stateAll();
    for (const room of others.forgetSilent()) lookSoon(room);
  }, times.heartbeat).unref();
  own.ask();

  return {
    follow: (socket) =>
      socket.on('welcome', (reply: unknown) => {
        if (!isOf(socket, reply)) return;
        socket.data.present = true;
        for (const room of socket.rooms) if (hasPresence(room)) lookSoon(room);
      }),
    onAnnouncements: (announcements) => {
      for (const { view, id, document } of announcements) {
        if (view !== presenceView || id === node) continue;
        const statement = document as Statement | null;
        if (statement && 'asks' in statement) answer.within(times.arrival, '');
        else for (const room of others.receive(id, statement)) lookSoon(room);
      }
    },
    onLoss: () => [own.ask, own.stateAll].forEach((say) => say()),
    close: () => {
      clearInterval(beat);
      for (const stop of [forgetRooms, looks.clear, answer.clear, own.leave]) stop();
    },
  };
};

interface RoomListener {
  readonly onJoin: (room: string, socket: string) => void;
  readonly onLeave: (room: string) => void;
}
const followRooms = ({ namespace: { adapter }, hasPresence }: PresenceParts, { onJoin, onLeave }: RoomListener) => {
  const came = (room: string, socket: string) => hasPresence(room) && onJoin(room, socket);
  const went = (room: string) => hasPresence(room) && onLeave(room);
  adapter.on('join-room', came).on('leave-room', went);
  return () => void adapter.off('join-room', came).off('leave-room', went);
};

/** A reply names the person who was welcomed; nobody is present in another's name. */
const isOf = ({ data }: LiveSocket, reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'id' in reply && reply.id === data.actor.id;

/** Ids of the people whose sockets on this node are in the room; somebody with two tabs is one person. */
const peopleHere = (namespace: LiveNamespace, room: string): readonly string[] => {
  const ids = new Set<string>();
  for (const socketId of namespace.adapter.rooms.get(room) ?? []) {
    const data = namespace.sockets.get(socketId)?.data;
    if (data?.present) ids.add(data.actor.id);
  }
  return [...ids].toSorted();
};

/** Tells the sockets of this node who is in a room: all of them when that has changed, else those who just came. */
const roomDisplay = ({ namespace, people }: PresenceParts, others: OtherNodes) => {
  const lastShown = new Map<string, string>();
  const newcomers = new Map<string, Set<string>>();
  const everybody = (room: string) => [...new Set([...peopleHere(namespace, room), ...others.in(room)])].toSorted();
  return {
    newcomer: (room: string, socket: string) => newcomers.set(room, (newcomers.get(room) ?? new Set()).add(socket)),
    room: async (room: string) => {
      const missing = people.missingIds(everybody(room));
      if (missing.length > 0) await people.load(missing);
      const ids = everybody(room);
      const came = [...(newcomers.get(room) ?? [])];
      newcomers.delete(room);
      if (!namespace.adapter.rooms.has(room)) return void lastShown.delete(room);
      const isNew = lastShown.get(room) !== ids.join();
      if (!isNew && came.length === 0) return;
      lastShown.set(room, ids.join());
      const message: PresenceMessage = { room, people: ids.slice(0, mostNamed).map(people.card), count: ids.length };
      namespace.local.to(isNew ? room : came).emit(presenceEvent, message);
    },
  };
};
