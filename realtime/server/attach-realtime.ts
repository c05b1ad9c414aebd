import type { Server as HttpServer } from 'node:http';
import { type Ending, missedEvent, parseRoom, personalRoom, type RoomKind } from '@maru/contracts/kernel/live';
import type { CardsOf, Person } from '@maru/contracts/kernel/presentation';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import { hostOf, mayComeFrom } from '@maru/platform/http/origin';
import type { Logger } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { liveNamespace, type SocketAdapter } from '@maru/platform/socket-cluster/socket-cluster';
import { livePositions } from '@maru/platform/view-store/wait-for';
import { Server } from 'socket.io';
import { presence } from '../presence/presence.ts';
import type { ReadPeople } from '../presence/room-display.ts';
import { admission, recheckAll, recheckRooms, type RoomRules, serveRooms } from '../rooms/join-rooms.ts';
import { revoker } from '../rooms/revoke.ts';
import { endedSessions } from '../session/ended-sessions.ts';
import { floodLimit } from '../session/flood-limit.ts';
import { admitSocket, refusal } from '../session/handshake.ts';
import { serveTicketHolder } from '../session/ticket-holder.ts';
import { endWithToken } from '../session/token-expiry.ts';
import { liveMetrics } from './live-metrics.ts';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';

export interface LiveTables {
  readonly rooms: readonly RoomKind[];
  /** Whose positions a join answers, for the catch-up. */
  readonly relayedViews: readonly string[];
  readonly people: CardsOf<Person>;
  readonly ending: Ending;
}

export interface RealtimeParts extends LiveTables {
  readonly engines: Engines;
  readonly tokens: AccessTokens;
  readonly log: Logger;
  /** As `https://host`, beside the address a request came to. */
  readonly origins?: readonly string[];
  readonly trustProxy?: number;
  readonly metrics?: Metrics;
}
/** Closing lets clients come back by themselves; the HTTP server stays open. */
export const attachRealtime = (server: HttpServer, parts: RealtimeParts): { close(): Promise<void> } => {
  const { engines, tokens, log, ending } = parts;
  const { views, sockets, clock } = engines;
  const hasPresence = (room: string) => parseRoom(parts.rooms, room)?.kind.presence ?? false;
  const onError = (err: unknown) => log.error({ err }, 'realtime failed');
  const node = sockets.join(() => relayLoss());
  const io = createServer(server, parts, node.adapter);
  const namespace: LiveNamespace = io.of(liveNamespace);
  const revocations = revoker(namespace);
  const sessions = endedSessions({ namespace, views, ending, onError });
  const limitFlood = floodLimit();
  const rules: RoomRules = {
    admit: admission(engines, parts.rooms),
    revocations: revocations.count,
    subscribed: node.subscribed,
    positions: () => livePositions(views, parts.relayedViews),
    onError,
  };
  const present = presence({ namespace, node, people: peopleReader(views, parts.people), hasPresence, onError });
  liveMetrics(namespace, parts.rooms, parts.metrics);

  namespace.use((socket, next) => void admitSocket({ ...parts, ...sessions, views, onError })(socket, next));
  namespace.on('connection', (socket: LiveSocket) => {
    limitFlood(socket);
    if (serveTicketHolder(socket, { clock, ...rules })) return;
    present.follow(socket);
    const onRenewal = () => {
      sessions.follow(socket);
      recheckRooms(socket, rules);
    };
    endWithToken(socket, { tokens, clock, ...sessions, onRenewal });
    serveRooms(socket, rules);
    sessions.follow(socket);
    welcome(socket);
  });
  namespace.on('membershipLost', revocations.onMembershipLost);
  namespace.on('sessionEnded', sessions.onSessionEnded);

  const relayLoss = () => {
    for (const one of [sessions, revocations, present]) one.onLoss();
    // Before anything later is sent: a message that came first would make a page believe it knows all up to that one.
    namespace.local.emit(missedEvent);
    recheckAll(namespace.sockets.values(), rules);
  };
  return {
    close: async () => {
      for (const stop of [present.close, node.leave, () => io.engine.close()]) stop();
    },
  };
};

/** Read anew each time, so that people are named as they are by now. */
const peopleReader =
  (views: Engines['views'], { view, cardOf, unknown }: CardsOf<Person>): ReadPeople =>
  async (ids) => {
    const found = await views.view(view).getMany<Person>(ids);
    const cards = new Map(found.map(({ doc }) => [doc.id, cardOf(doc)]));
    return ids.map((id) => cards.get(id) ?? unknown(id));
  };

const welcome = (socket: LiveSocket) => {
  const { id, no, name } = socket.data.person;
  void socket.join(personalRoom(id));
  socket.emit('welcome', { name, no, id });
};

/** Engine with small messages only; whatever namespace but `/project` admits nobody. */
const createServer = (server: HttpServer, { origins = [], trustProxy = 0 }: RealtimeParts, adapter: SocketAdapter) => {
  const io = new Server(server, {
    adapter,
    serveClient: false,
    maxHttpBufferSize: 16_384,
    connectTimeout: 10_000,
    perMessageDeflate: false,
    httpCompression: false,
    transports: ['websocket', 'polling'],
    allowRequest: ({ headers }, decide) =>
      decide(
        null,
        mayComeFrom(
          { origin: headers.origin, site: headers['sec-fetch-site']?.toString(), host: hostOf(headers, trustProxy) },
          origins,
        ),
      ),
  });
  io.use((_socket, next) => next(refusal('not_found')));
  return io;
};
