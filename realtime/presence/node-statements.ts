import { presenceView } from '@maru/contracts/kernel/live';
import type { LiveBus } from '@maru/platform/live-bus/live-bus';

/** What a node says: who is in some of its rooms or (`whole`) in all of them, or that it wants to hear the others. */
export type Statement =
  | { readonly rooms: Readonly<Record<string, readonly string[]>>; readonly whole?: true }
  | { readonly asks: true };

interface Speaker {
  readonly node: string;
  readonly bus: LiveBus;
  readonly onError: (error: unknown) => void;
}

export const ownStatements = ({ node, bus, onError }: Speaker) => {
  const lastStatements = new Map<string, readonly string[]>();
  const signal = (document: Statement | null) =>
    void bus.signal([{ view: presenceView, id: node, revision: 0, position: 0, document }]).catch(onError);
  return {
    state: (room: string, here: readonly string[]) => {
      if (here.join() === (lastStatements.get(room) ?? []).join()) return;
      if (here.length > 0) lastStatements.set(room, here);
      else lastStatements.delete(room);
      signal({ rooms: { [room]: here } });
    },
    stateAll: () => {
      if (lastStatements.size > 0) signal({ rooms: Object.fromEntries(lastStatements), whole: true });
    },
    ask: () => signal({ asks: true }),
    leave: () => signal(null),
  };
};

interface Node {
  readonly rooms: Map<string, readonly string[]>;
  at: number;
}

/** Who is in which room on the other nodes, as they said last. One that died says nothing more and is forgotten. */
export interface OtherNodes {
  /** Answers the rooms in which something may have changed. `null`: the node leaves. */
  readonly receive: (node: string, statement: Exclude<Statement, { asks: true }> | null) => readonly string[];
  readonly forgetSilent: () => readonly string[];
  readonly in: (room: string) => readonly string[];
}

export const otherNodes = (silenceMs: number, now: () => number = () => performance.now()): OtherNodes => {
  const nodes = new Map<string, Node>();
  const forget = (id: string) => {
    const rooms = [...(nodes.get(id)?.rooms.keys() ?? [])];
    nodes.delete(id);
    return rooms;
  };
  return {
    receive: (id, statement) => {
      const before = statement === null || statement.whole ? forget(id) : [];
      if (statement === null) return before;
      const { rooms } = nodes.get(id) ?? { rooms: new Map<string, readonly string[]>() };
      nodes.set(id, { rooms, at: now() });
      for (const [room, people] of Object.entries(statement.rooms)) {
        if (people.length > 0) rooms.set(room, people);
        else rooms.delete(room);
      }
      return [...new Set([...before, ...Object.keys(statement.rooms)])];
    },
    forgetSilent: () => [...nodes].flatMap(([id, { at }]) => (now() - at > silenceMs ? forget(id) : [])),
    in: (room) => [...nodes.values()].flatMap(({ rooms }) => rooms.get(room) ?? []),
  };
};
