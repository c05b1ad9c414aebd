import type { Server as HttpServer } from 'node:http';
import {
  type Ending,
  type LiveDocument,
  missedEvent,
  parseRoom,
  personalRoom,
  type Relay,
  type Revocation,
  type RoomKind,
} from '@maru/contracts/kernel/live';
import type { CardsOf, Person } from '@maru/contracts/kernel/presentation';
import type { AccessTokens } from '@maru/platform/access-token/access-token';
import type { Engines } from '@maru/platform/engines/engines';
import { hostOf, mayComeFrom } from '@maru/platform/http/origin';
import type { Logger } from '@maru/platform/log/logger';
import type { Metrics } from '@maru/platform/metrics/metrics';
import { livePositions } from '@maru/platform/view-store/wait-for';
import { Server } from 'socket.io';
import { type CardCache, cardCache } from '@maru/platform/view-store/card-cache';
import { presence } from '../presence/presence.ts';
import { relayAnnouncements } from '../relay/relay.ts';
import { admission, recheckAll, recheckRooms, type RoomRules, serveRooms } from '../rooms/join-rooms.ts';
import { revoker } from '../rooms/revoke.ts';
import { endedSessions } from '../session/ended-sessions.ts';
import { floodLimit } from '../session/flood-limit.ts';
import { admitSocket, refusal } from '../session/handshake.ts';
import { endWithToken } from '../session/token-expiry.ts';
import { liveMetrics } from './live-metrics.ts';
import type { LiveNamespace, LiveSocket } from '../session/live-socket.ts';

export interface LiveTables {
  readonly rooms: readonly RoomKind[];
  readonly relays: readonly Relay<LiveDocument>[];
  readonly people: CardsOf<Person>;
  readonly revocation: Revocation<object>;
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
  const { engines, tokens, log, relays, revocation, ending } = parts;
  const { views, bus, clock } = engines;
  const relayedViews = relays.filter(({ catchUp }) => Object.keys(catchUp).length > 0).map(({ view }) => view);
  const hasPresence = (room: string) => parseRoom(parts.rooms, room)?.kind.presence ?? false;
  const io = createServer(server, parts);
  const namespace: LiveNamespace = io.of('/project');
  const onError = (err: unknown) => log.error({ err }, 'realtime failed');
  const revocations = revoker(namespace, revocation);
  const sessions = endedSessions({ namespace, views, ending, onError });
  const { refuseEnded } = sessions;
  const limitFlood = floodLimit();
  const positions = () => livePositions(views, relayedViews);
  const rules: RoomRules = { admit: admission(engines), revocations: revocations.count, positions, onError };
  const people = cardCache(views, parts.people);
  const present = presence({ namespace, bus, people, hasPresence, onError });

  namespace.use((socket, next) => void admitSocket({ ...parts, views, refuseEnded, onError })(socket, next));
  namespace.on('connection', (socket: LiveSocket) => {
    limitFlood(socket);
    present.follow(socket);
    const onRenewal = () => {
      sessions.follow(socket);
      recheckRooms(socket, rules);
    };
    endWithToken(socket, { tokens, clock, refuseEnded, onRenewal });
    serveRooms(socket, rules);
    sessions.follow(socket);
    welcome(socket);
  });

  const relay = announcementRelay(parts, namespace, people, onError);
  const listeners = [sessions, revocations, people, present];
  const relayLoss = () => {
    for (const one of listeners) one.onLoss();
    // Before anything later is relayed: a message that came first would make a page believe it knows all up to that one.
    namespace.local.emit(missedEvent);
    recheckAll(namespace.sockets.values(), rules);
  };
  const ignore = bus.listen((announcements) => {
    for (const one of listeners) one.onAnnouncements(announcements);
    relay(announcements);
  }, relayLoss);
  return {
    close: async () => {
      for (const stop of [ignore, present.close, () => io.engine.close()]) stop();
    },
  };
};

const welcome = (socket: LiveSocket) => {
  const { id, no, name } = socket.data.person;
  void socket.join(personalRoom(id));
  socket.emit('welcome', { name, no, id });
};

/** Engine with small messages only; whatever namespace but `/project` admits nobody. */
const createServer = (server: HttpServer, { origins = [], trustProxy = 0 }: RealtimeParts) => {
  const io = new Server(server, {
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

/** Every copy of this service hears every announcement, so each sends to its own sockets only. */
const announcementRelay = (
  { metrics, relays }: RealtimeParts,
  namespace: LiveNamespace,
  people: CardCache<Person>,
  onError: (error: unknown) => void,
) => {
  const counters = liveMetrics(namespace, metrics);
  return relayAnnouncements({
    relays,
    people,
    onError,
    hasMembers: (rooms) => rooms.some((room) => namespace.adapter.rooms.has(room)),
    emit: (rooms, event, message) => {
      counters.countSent(event);
      namespace.local.to([...rooms]).emit(event, message);
    },
  });
};
