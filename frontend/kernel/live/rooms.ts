import type { ViewPositions } from '@maru/contracts/kernel/live';
import type { RejectionCode } from '@maru/contracts/kernel/rejections';
import { catchUp, type FetchChanges } from './catch-up.ts';
import { advance, type LiveEntry } from './live-entry.ts';
import type { LiveSocket } from './live-socket.ts';
import type { RoomStatus } from './live.slice.ts';

interface Room {
  /** How many screens are in it. */
  visitors: number;
  /** What the views had reached when it was last joined; undefined while it is not, or may have missed something. */
  joinedAt: ViewPositions | undefined;
  /** Nothing is missing: messages move what its entries know. */
  synced: boolean;
  /** Grows when an answer to come is no longer to be believed. */
  attempt: number;
}
export interface RoomsHost {
  readonly socket: () => LiveSocket | undefined;
  readonly roomChanged: (room: string, status: RoomStatus | undefined) => void;
  readonly fetchChanges: FetchChanges;
}
const retryMs = 2_000;
/** After a loss on the server all pages ask again, but not in the same moment. */
const spreadMs = 1_000;

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
    const room = this.#rooms.get(name) ?? { visitors: 0, joinedAt: undefined, synced: false, attempt: 0 };
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
      this.#outdate(room);
      this.#host.roomChanged(name, 'joining');
    }
  }

  /** Messages may have been lost: from now on none moves what entries know, until each room was joined again. */
  missed() {
    for (const [name, room] of this.#rooms) {
      this.#outdate(room);
      this.#joinLater(name, room, Math.random() * spreadMs);
    }
  }

  /** The server took the room away: no longer a member. */
  removed(name: string) {
    const room = this.#rooms.get(name);
    if (!room) return;
    this.#outdate(room);
    this.#host.roomChanged(name, 'refused');
  }

  add(entry: LiveEntry): () => void {
    this.#entries.add(entry);
    return () => this.#entries.delete(entry);
  }

  showing(view: string): readonly LiveEntry[] {
    return [...this.#entries].filter((entry) => entry.view === view);
  }

  /**
   * What the view had reached when the room was joined; undefined while it is not. A load that begins now knows at
   * least that.
   */
  reached({ room, view }: LiveEntry): number | undefined {
    return this.#rooms.get(room)?.joinedAt?.[view];
  }

  /** An entry has data up to `position`; what its room saw between that and joining is fetched. */
  async loaded(entry: LiveEntry, position: number) {
    entry.position = position;
    entry.stale = false;
    const room = this.#rooms.get(entry.room);
    if (room?.synced) await catchUp([entry], room.joinedAt ?? {}, this.#host.fetchChanges);
  }

  /**
   * An entry could not load. Where it has to, its room is joined again after a while, which brings it another catch-up.
   */
  failed({ stale, room: name }: LiveEntry) {
    const room = this.#rooms.get(name);
    if (stale && room) this.#joinLater(name, room, retryMs);
  }

  /** A message moved an entry's view. */
  moved(entry: LiveEntry, position: number) {
    if (entry.position !== undefined && !entry.stale && this.#rooms.get(entry.room)?.synced) advance(entry, position);
  }

  async #join(name: string, room: Room) {
    this.#host.roomChanged(name, 'joining');
    const connection = this.#host.socket();
    if (!connection || !this.#isOn(connection)) return;
    const attempt = this.#outdate(room);
    const answer = await connection.ask('join', name).catch(() => undefined);
    if (!this.#isOn(connection) || !this.#isLatest(name, room, attempt)) return;
    if (answer?.ok) await this.#joined(name, room, answer.positions);
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
    this.#joinLater(name, room, retryMs);
  }

  /** Unless something else happens to the room before. */
  #joinLater(name: string, room: Room, delayMs: number) {
    const { attempt } = room;
    setTimeout(() => this.#isLatest(name, room, attempt) && void this.#join(name, room), delayMs);
  }

  #outdate(room: Room) {
    room.joinedAt = undefined;
    room.synced = false;
    return (room.attempt += 1);
  }

  #isLatest(name: string, room: Room, attempt: number) {
    return this.#rooms.get(name) === room && room.attempt === attempt;
  }

  async #joined(name: string, room: Room, positions: ViewPositions = {}) {
    const { attempt } = room;
    room.joinedAt = positions;
    this.#host.roomChanged(name, 'joined');
    const loaded = [...this.#entries].filter(({ room: of, position }) => of === name && position !== undefined);
    await catchUp(loaded, positions, this.#host.fetchChanges);
    if (!this.#isLatest(name, room, attempt)) return;
    room.synced = true;
    // What loaded during the catch-up began before the room was whole.
    await catchUp(
      [...this.#entries].filter((entry) => entry.room === name && !loaded.includes(entry)),
      positions,
      this.#host.fetchChanges,
    );
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
