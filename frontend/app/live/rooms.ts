import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import { catchUp, type FetchChanges } from './catch-up.ts';
import { advance, type LiveEntry } from './live-entry.ts';
import type { LiveSocket } from './live-socket.ts';
import type { RoomStatus } from './live.slice.ts';

interface Room {
  /** How many screens are in it. */
  visitors: number;
  /** What the views had reached when it was joined on this connection; undefined while it is not. */
  joinedAt: number | undefined;
  /** Nothing is missing: messages move what its entries know. */
  synced: boolean;
}
export interface RoomsHost {
  readonly socket: () => LiveSocket | undefined;
  readonly roomChanged: (room: string, status: RoomStatus | undefined) => void;
  readonly fetchChanges: FetchChanges;
}
const retryMs = 2_000;
const outside = { joinedAt: undefined, synced: false };

/** Who is in which room, on whatever connection there is, and which cached queries live there. */
export class Rooms {
  readonly #host: RoomsHost;
  readonly #rooms = new Map<string, Room>();
  readonly #entries = new Set<LiveEntry>();

  constructor(host: RoomsHost) {
    this.#host = host;
  }

  /** Enters a room for one screen; answers how to leave it. */
  enter(name: string): () => void {
    const room = this.#rooms.get(name) ?? { visitors: 0, ...outside };
    room.visitors += 1;
    this.#rooms.set(name, room);
    if (room.visitors === 1) void this.#join(name, room);
    let left = false;
    return () => {
      if (!left) this.#leave(name, room);
      left = true;
    };
  }

  connected() {
    for (const [name, room] of this.#rooms) void this.#join(name, room);
  }

  disconnected() {
    for (const [name, room] of this.#rooms) {
      Object.assign(room, outside);
      this.#host.roomChanged(name, 'joining');
    }
  }

  /** The server took the room away: no longer a member. */
  removed(name: string) {
    const room = this.#rooms.get(name);
    if (!room) return;
    Object.assign(room, outside);
    this.#host.roomChanged(name, 'refused');
  }

  add(entry: LiveEntry): () => void {
    this.#entries.add(entry);
    return () => this.#entries.delete(entry);
  }

  /** What the views had reached when the room was joined; undefined while it is not. A load that begins now knows at least that. */
  reached(name: string): number | undefined {
    return this.#rooms.get(name)?.joinedAt;
  }

  /** An entry has data up to `position`; what its room saw between that and joining is fetched. */
  async loaded(entry: LiveEntry, position: number) {
    entry.position = position;
    const room = this.#rooms.get(entry.room);
    if (room?.synced) await catchUp([entry], room.joinedAt ?? 0, this.#host.fetchChanges);
  }

  /** A message moved an entry's view. */
  moved(entry: LiveEntry, position: number) {
    if (entry.position !== undefined && this.#rooms.get(entry.room)?.synced) advance(entry, position);
  }

  async #join(name: string, room: Room) {
    this.#host.roomChanged(name, 'joining');
    const connection = this.#host.socket();
    if (!connection || !this.#isOn(connection)) return;
    const answer = await connection.ask('join', name).catch(() => undefined);
    if (!this.#isOn(connection) || !this.#isOpen(name, room)) return;
    if (answer?.ok) await this.#joined(name, room, answer.position);
    else this.#refused(name, room, answer?.code);
  }

  #isOn(connection: LiveSocket) {
    return this.#host.socket() === connection && connection.connected;
  }

  /** No answer and passing troubles are tried again, a refusal is not. */
  #refused(name: string, room: Room, code: RejectionCode | undefined) {
    const passing = code === undefined || code === 'rate_limited' || code === 'internal';
    if (!passing) {
      this.#host.roomChanged(name, 'refused');
      return;
    }
    setTimeout(() => {
      if (this.#isOpen(name, room) && room.joinedAt === undefined) void this.#join(name, room);
    }, retryMs);
  }

  #isOpen(name: string, room: Room) {
    return this.#rooms.get(name) === room;
  }

  async #joined(name: string, room: Room, position = 0) {
    room.joinedAt = position;
    this.#host.roomChanged(name, 'joined');
    const here = [...this.#entries].filter((entry) => entry.room === name);
    await catchUp(here, position, this.#host.fetchChanges);
    if (room.joinedAt !== position) return;
    room.synced = true;
    // What loaded during the catch-up began before the room was whole.
    await catchUp([...this.#entries].filter((entry) => entry.room === name && !here.includes(entry)), position, this.#host.fetchChanges);
  }

  #leave(name: string, room: Room) {
    room.visitors -= 1;
    if (room.visitors > 0) return;
    this.#rooms.delete(name);
    this.#host.roomChanged(name, undefined);
    const connection = this.#host.socket();
    if (connection?.connected) connection.emit('leave', name);
  }
}
