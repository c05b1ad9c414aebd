import type { ClusterNode } from '@maru/platform/socket-cluster/socket-cluster';

/** What a node says of a room: which people are there on this node, or that it wants to hear the others. */
export type Statement =
  | { readonly node: string; readonly people: readonly string[] }
  | { readonly node: string; readonly asks: true };

/** Only nodes with sockets in the room hear what is said of it. */
export const topicOf = (room: string) => `presence:${room}`;

export const ownStatements = (node: string, topics: ClusterNode['topics']) => {
  const lastStatements = new Map<string, readonly string[]>();
  const signal = (room: string, statement: Statement) => topics.signal(topicOf(room), statement);
  const repeat = (room: string) => {
    const people = lastStatements.get(room);
    if (people) signal(room, { node, people });
  };
  return {
    state: (room: string, people: readonly string[]) => {
      if (people.join() === (lastStatements.get(room) ?? []).join()) return;
      if (people.length > 0) lastStatements.set(room, people);
      else lastStatements.delete(room);
      signal(room, { node, people });
    },
    repeat,
    repeatAll: () => [...lastStatements.keys()].forEach(repeat),
    ask: (room: string) => signal(room, { node, asks: true }),
    leave: () => [...lastStatements.keys()].forEach((room) => signal(room, { node, people: [] })),
  };
};

interface Presence {
  readonly people: readonly string[];
  readonly at: number;
}

/** Who is in which room on the other nodes, as they said last. One that died says nothing more and is forgotten. */
export interface OtherNodes {
  readonly receive: (room: string, node: string, people: readonly string[]) => void;
  /** Answers the rooms in which something may have changed. */
  readonly forgetSilent: () => readonly string[];
  readonly forgetRoom: (room: string) => void;
  readonly in: (room: string) => readonly string[];
}

export const otherNodes = (silenceMs: number, now: () => number = () => performance.now()): OtherNodes => {
  const rooms = new Map<string, Map<string, Presence>>();
  return {
    receive: (room, node, people) => {
      const nodes = rooms.get(room) ?? new Map<string, Presence>();
      if (people.length > 0) nodes.set(node, { people, at: now() });
      else nodes.delete(node);
      rooms.set(room, nodes);
    },
    forgetSilent: () => {
      const changed = new Set<string>();
      for (const [room, nodes] of rooms)
        for (const [node, { at }] of nodes) if (now() - at > silenceMs && nodes.delete(node)) changed.add(room);
      return [...changed];
    },
    forgetRoom: (room) => void rooms.delete(room),
    in: (room) => [...(rooms.get(room)?.values() ?? [])].flatMap(({ people }) => people),
  };
};
