import type { Actor } from '@maru/contracts/kernel/actor';
import type { ReadDocument, RoomKind, ViewPositions } from '@maru/contracts/kernel/live';
import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import { type Acknowledgement, answerTo, type LiveSocket } from '../session/live-socket.ts';
import { removeFromRoom } from './revoke.ts';
import { positionWaitMs } from '@maru/contracts/kernel/limits';
import { admitToRoom, type RoomAdmission } from '@maru/contracts/tracker/live/tracker.access';
import type { Engines } from '@maru/platform/engines/engines';
import { reachHead } from '@maru/platform/view-store/wait-for';

const accessViews = ['project', 'membership', 'issue'];

/** Somebody refused is looked at again once the views hold the whole log: he may have been let in just now. */
export const admission = (engines: Pick<Engines, 'events' | 'views'>, rooms?: readonly RoomKind[]) => {
  const read: ReadDocument = async (view, id) => (await engines.views.view(view).get<never>(id))?.doc;
  return async (actor: Actor, room: string): Promise<RoomAdmission> => {
    const first = await admitToRoom(read, actor, room, rooms);
    if (!('refused' in first)) return first;
    await reachHead(engines, accessViews, positionWaitMs);
    return admitToRoom(read, actor, room, rooms);
  };
};

const mostRooms = 50;
const recheckMs = 1_000;

export interface RoomRules {
  readonly admit: (
    actor: Actor,
    room: string,
  ) => Promise<{ readonly project: string | undefined } | { readonly refused: RejectionCode }>;
  readonly revocations: () => number;
  /** Resolves once what is sent to the rooms joined so far reaches this node. */
  readonly subscribed: () => Promise<void>;
  readonly positions: () => Promise<ViewPositions>;
  readonly onError: (error: unknown) => void;
}

export const serveRooms = (socket: LiveSocket, rules: RoomRules) => {
  const { data } = socket;
  const enqueue = (acknowledge: unknown, work: () => Promise<Acknowledgement>) => {
    data
      .queue(async () => answerTo(acknowledge)(await work()))
      .catch((error: unknown) => {
        rules.onError(error);
        answerTo(acknowledge)({ ok: false, code: 'internal' });
      });
  };
  socket.on('join', (room: unknown, acknowledge: unknown) => enqueue(acknowledge, () => join(socket, rules, room)));
  socket.on('leave', (room: unknown, acknowledge: unknown) => enqueue(acknowledge, () => leave(socket, room)));
};

/** Leaves rooms that are not the socket's any more: the live bus may have lost the announcement that took them. */
export const recheckRooms = (socket: LiveSocket, rules: RoomRules) => {
  const { data } = socket;
  const recheck = async () => {
    for (const room of data.rooms.keys()) {
      const admission = await rules.admit(data.actor, room);
      if ('refused' in admission) removeFromRoom(socket, room);
    }
  };
  data.queue(recheck).catch(rules.onError);
};

/** All of them within a second, at random, because the views answer for each room. */
export const recheckAll = (sockets: Iterable<LiveSocket>, rules: RoomRules) => {
  for (const socket of sockets) {
    if (rechecksDue.has(socket)) continue;
    rechecksDue.add(socket);
    const recheck = () => {
      rechecksDue.delete(socket);
      recheckRooms(socket, rules);
    };
    setTimeout(recheck, Math.random() * recheckMs).unref();
  }
};
const rechecksDue = new WeakSet<LiveSocket>();

const join = async (socket: LiveSocket, rules: RoomRules, room: unknown): Promise<Acknowledgement> => {
  const { rooms, actor } = socket.data;
  if (typeof room !== 'string') return { ok: false, code: 'invalid_input' };
  if (!rooms.has(room) && rooms.size >= mostRooms) return { ok: false, code: 'rate_limited' };
  const admission = await admitSteadily(rules, actor, room);
  if ('refused' in admission) {
    if (rooms.has(room)) removeFromRoom(socket, room);
    return { ok: false, code: admission.refused };
  }
  if (!socket.connected) return { ok: false, code: 'session_ended' };
  rooms.set(room, admission.project);
  await socket.join(room);
  await rules.subscribed();
  // Read after joining: what is announced from here on arrives by itself, and all before it is in the views.
  return { ok: true, positions: await rules.positions() };
};

/** Looked up again when someone lost a project meanwhile: it may have been this one. */
const admitSteadily = async (rules: RoomRules, actor: Actor, room: string) => {
  for (;;) {
    const before = rules.revocations();
    const admission = await rules.admit(actor, room);
    if ('refused' in admission || rules.revocations() === before) return admission;
  }
};

const leave = async (socket: LiveSocket, room: unknown): Promise<Acknowledgement> => {
  if (typeof room !== 'string') return { ok: false, code: 'invalid_input' };
  // Only rooms that were joined: the private ones are nobody's to leave.
  if (socket.data.rooms.delete(room)) await socket.leave(room);
  return { ok: true };
};
