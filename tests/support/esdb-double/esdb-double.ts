import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { batchAppend } from './batch-append.ts';
import { softDelete, tombstone } from './delete-calls.ts';
import { type EventLog, openEventLog } from './event-log.ts';
import { noLogFile, openLogFile } from './log-file.ts';
import { alone, gossipOf, type Membership } from './membership.ts';
import { read } from './read-call.ts';
import type { ServerFaults } from './server-faults.ts';
import { supportedMethods } from './server-features.ts';
import { withSizeLimit } from './size-limit.ts';
import { unaryAppend } from './unary-append.ts';

export interface EsdbDouble {
  url: string;
  host: string;
  port: number;
  /** None at first; what a test sets holds from then on. */
  faults: ServerFaults;
  /** How many clients are connected now. */
  connections(): number;
  /** Cuts every connection, as a network would; the server stays, and new connections are accepted at once. */
  dropConnections(): void;
  close(): Promise<void>;
}

export interface ClusterNode {
  readonly log: EventLog;
  readonly membership: Membership;
}

export interface EsdbDoubleOptions {
  /** 0 or nothing: a free port. */
  port?: number;
  host?: string;
  /** Keeps the events there, for the next double that is given it. */
  file?: string;
  /** One of a cluster, instead of one that leads by itself. */
  node?: ClusterNode;
}

const NO_LIMIT = { 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 };

function grpcServer({ log, membership }: ClusterNode, faults: ServerFaults): Server {
  const { StreamsService } = streamsService;
  const server = new Server(NO_LIMIT);
  const service = {
    ...StreamsService,
    append: withSizeLimit(StreamsService.append),
    batchAppend: withSizeLimit(StreamsService.batchAppend),
  };
  server.addService(service, {
    append: unaryAppend(log, membership),
    batchAppend: batchAppend(log, membership, faults),
    delete: softDelete(log),
    read: read(log, membership, faults),
    tombstone: tombstone(log),
  });
  server.addService(gossipService.GossipService, { read: gossipOf(membership) });
  server.addService(featuresService.ServerFeaturesService, { getSupportedMethods: supportedMethods });
  return server;
}

/**
 * A double of EventStoreDB's gRPC service, insecure, everything in memory and, where asked, in a file.
 * Left out, because nothing here uses it: links, `$maxAge`, persistent subscriptions, projections, users, writes that a
 * follower hands on.
 */
export async function startEsdbDouble({
  port = 0,
  host = '127.0.0.1',
  file,
  node,
}: EsdbDoubleOptions = {}): Promise<EsdbDouble> {
  const kept = file === undefined ? noLogFile : openLogFile(file);
  const faults: ServerFaults = {};
  const grpc = grpcServer(node ?? { log: openEventLog(kept.stored, kept.persist), membership: alone() }, faults);
  const connector = grpc.createConnectionInjector(ServerCredentials.createInsecure());
  // The sockets are our own, because grpc-js can only end connections politely.
  const sockets = new Set<Socket>();
  const listener = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    connector.injectConnection(socket);
  });
  const dropConnections = () => sockets.forEach((socket) => socket.destroy());

  listener.listen(port, host);
  await once(listener, 'listening');
  const address = listener.address();
  const bound = typeof address === 'object' && address ? address.port : port;
  return {
    url: `esdb://${host}:${bound}?tls=false`,
    host,
    port: bound,
    faults,
    connections: () => sockets.size,
    dropConnections,
    close: async () => {
      const closed = once(listener, 'close');
      listener.close();
      dropConnections();
      grpc.forceShutdown();
      await closed;
      kept.close();
    },
  };
}
