import { randomUUID } from 'node:crypto';
import type { ClusterNode } from '@maru/platform/socket-cluster/socket-cluster';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';
import { otherNodes, ownStatements, type Statement, topicOf } from './node-statements.ts';
import { peopleHere, type ReadPeople, roomDisplay } from './room-display.ts';
import { roomTimers } from './room-timers.ts';

export interface PresenceParts {
  readonly namespace: LiveNamespace;
  readonly node: Pick<ClusterNode, 'topics' | 'subscribed'>;
  readonly people: ReadPeople;
  readonly hasPresence: (room: string) => boolean;
  readonly onError: (error: unknown) => void;
}
/** Milliseconds. A page that loads again is gone for about a second: nobody has to see that. */
const times = { arrival: 50, departure: 1_500, heartbeat: 10_000, silence: 25_000 };

export interface Presence {
  /** From the answer to its welcome on, the person is seen in the rooms that the socket is in. */
  readonly follow: (socket: LiveSocket) => void;
  readonly onLoss: () => void;
  readonly close: () => void;
}

export const presence = (parts: PresenceParts): Presence => {
  const { namespace, hasPresence, onError } = parts;
  const node = randomUUID();
  const others = otherNodes(times.silence);
  const own = ownStatements(node, parts.node.topics);
  const show = roomDisplay(parts, others);
  const looks = roomTimers((room) => {
    own.state(room, peopleHere(namespace, room));
    show.room(room).catch(onError);
  });
  const lookSoon = (room: string) => looks.within(times.arrival, room);
  const answers = roomTimers(own.repeat);
  const topics = roomTopics(parts, own.ask, (room, said) => {
    if (said.node === node) return;
    if ('asks' in said) return answers.within(times.arrival, room);
    others.receive(room, said.node, said.people);
    lookSoon(room);
  });
  const forgetRooms = followRooms(parts, {
    onOpen: topics.open,
    onJoin: (room, socket) => {
      show.newcomer(room, socket);
      lookSoon(room);
    },
    onLeave: (room) => looks.within(times.departure, room),
    onEnd: (room) => {
      topics.end(room);
      others.forgetRoom(room);
    },
  });
  const beat = setInterval(() => {
    own.repeatAll();
    for (const room of others.forgetSilent()) lookSoon(room);
  }, times.heartbeat).unref();

  return {
    follow: (socket) =>
      socket.on('welcome', (reply: unknown) => {
        if (!isOf(socket, reply)) return;
        socket.data.present = true;
        for (const room of socket.rooms) if (hasPresence(room)) lookSoon(room);
      }),
    onLoss: () => [topics.askAll, own.repeatAll].forEach((say) => say()),
    close: () => {
      clearInterval(beat);
      for (const stop of [forgetRooms, looks.clear, answers.clear, own.leave]) stop();
    },
  };
};

/** What other nodes say of the rooms that this one has sockets in. */
const roomTopics = (
  { node: { topics, subscribed }, onError }: PresenceParts,
  ask: (room: string) => void,
  onStatement: (room: string, statement: Statement) => void,
) => {
  const rooms = new Set<string>();
  return {
    open: (room: string) => {
      rooms.add(room);
      topics.subscribe(topicOf(room), (message) => onStatement(room, message as Statement));
      // Answers that come before are not heard.
      void subscribed().then(() => ask(room), onError);
    },
    end: (room: string) => {
      rooms.delete(room);
      topics.unsubscribe(topicOf(room));
    },
    askAll: () => [...rooms].forEach(ask),
  };
};

interface RoomListener {
  /** The first socket of this node comes into the room. */
  readonly onOpen: (room: string) => void;
  readonly onJoin: (room: string, socket: string) => void;
  readonly onLeave: (room: string) => void;
  /** The last one has left. */
  readonly onEnd: (room: string) => void;
}
const followRooms = ({ namespace: { adapter }, hasPresence }: PresenceParts, listener: RoomListener) => {
  const events = [
    ['create-room', (room: string) => hasPresence(room) && listener.onOpen(room)],
    ['join-room', (room: string, socket: string) => hasPresence(room) && listener.onJoin(room, socket)],
    ['leave-room', (room: string) => hasPresence(room) && listener.onLeave(room)],
    ['delete-room', (room: string) => hasPresence(room) && listener.onEnd(room)],
  ] as const;
  for (const [event, react] of events) adapter.on(event, react);
  return () => {
    for (const [event, react] of events) adapter.off(event, react);
  };
};

/** A reply names the person who was welcomed; nobody is present in another's name. */
const isOf = ({ data }: LiveSocket, reply: unknown) =>
  typeof reply === 'object' && reply !== null && 'id' in reply && reply.id === data.actor.id;
