import { presenceEvent, type PresenceMessage } from '@maru/contracts/kernel/live';
import type { Person } from '@maru/contracts/kernel/presentation';
import type { LiveNamespace } from '../session/live-socket.ts';
import type { OtherNodes } from './node-statements.ts';

const mostNamed = 50;

/** Answers one for each id, as they are called by now. */
export type ReadPeople = (ids: readonly string[]) => Promise<readonly Person[]>;

interface Parts {
  readonly namespace: LiveNamespace;
  readonly people: ReadPeople;
}

/** Ids of the people whose sockets on this node are in the room; somebody with two tabs is one person. */
export const peopleHere = (namespace: LiveNamespace, room: string): readonly string[] => {
  const ids = new Set<string>();
  for (const socketId of namespace.adapter.rooms.get(room) ?? []) {
    const data = namespace.sockets.get(socketId)?.data;
    if (data?.present) ids.add(data.actor.id);
  }
  return [...ids].toSorted();
};

/** Tells the sockets of this node who is in a room: all of them when that has changed, else those who just came. */
export const roomDisplay = ({ namespace, people }: Parts, others: OtherNodes) => {
  const lastShown = new Map<string, string>();
  const newcomers = new Map<string, Set<string>>();
  const turns = new Map<string, symbol>();
  const everybody = (room: string) => [...new Set([...peopleHere(namespace, room), ...others.in(room)])].toSorted();
  /** Whoever was removed meanwhile is told nothing more. */
  const takeNewcomers = (room: string) => {
    const came = [...(newcomers.get(room) ?? [])];
    newcomers.delete(room);
    return came.filter((socket) => namespace.adapter.rooms.get(room)?.has(socket));
  };
  return {
    newcomer: (room: string, socket: string) => newcomers.set(room, (newcomers.get(room) ?? new Set()).add(socket)),
    room: async (room: string) => {
      const turn = Symbol(room);
      turns.set(room, turn);
      const ids = everybody(room);
      const isNew = lastShown.get(room) !== ids.join();
      const named = isNew || newcomers.has(room) ? await people(ids.slice(0, mostNamed)) : [];
      // A later look knows more, and must not be overtaken.
      if (turns.get(room) !== turn) return;
      turns.delete(room);
      const came = takeNewcomers(room);
      if (!namespace.adapter.rooms.has(room)) return void lastShown.delete(room);
      if (!isNew && came.length === 0) return;
      lastShown.set(room, ids.join());
      const message: PresenceMessage = { room, people: named, count: ids.length };
      namespace.local.to(isNew ? room : came).emit(presenceEvent, message);
    },
  };
};
