import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import featuresService from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { batchAppend } from './batch-append.ts';
import { softDelete, tombstone } from './delete-calls.ts';
import { type EventLog, openEventLog } from './event-log.ts';
import { noLogFile, openLogFile } from './log-file.ts';
import { read } from './read-call.ts';
import { supportedMethods } from './server-features.ts';
import { withSizeLimit } from './size-limit.ts';
import { unaryAppend } from './unary-append.ts';

export interface EsdbDouble {
  url: string;
  port: number;
  /** How many clients are connected now. */
  connections(): number;
  /** Cuts every connection, as a network would; the server stays, and new connections are accepted at once. */
  dropConnections(): void;
  close(): Promise<void>;
}

export interface EsdbDoubleOptions {
  /** 0 or nothing: a free port. */
  port?: number;
  host?: string;
  /** Keeps the events there, for the next double that is given it. */
  file?: string;
}

const NO_LIMIT = { 'grpc.max_receive_message_length': -1, 'grpc.max_send_message_length': -1 };

function grpcServer(log: EventLog): Server {
  const { StreamsService } = streamsService;
  const server = new Server(NO_LIMIT);
  const service = {
    ...StreamsService,
    append: withSizeLimit(StreamsService.append),
    batchAppend: withSizeLimit(StreamsService.batchAppend),
  };
  server.addService(service, {
    append: unaryAppend(log),
    batchAppend: batchAppend(log),
    delete: softDelete(log),
    read: read(log),
    tombstone: tombstone(log),
  });
  server.addService(featuresService.ServerFeaturesService, { getSupportedMethods: supportedMethods });
  return server;
}

/**
 * A double of EventStoreDB's gRPC service: one node, insecure, everything in memory and, where asked, in a file.
 * Left out, because nothing here uses it: links, `$maxAge`, persistent subscriptions, projections, users, gossip.
 */
export async function startEsdbDouble({
  port = 0,
  host = '127.0.0.1',
  file,
}: EsdbDoubleOptions = {}): Promise<EsdbDouble> {
  const kept = file === undefined ? noLogFile : openLogFile(file);
  const grpc = grpcServer(openEventLog(kept.stored, kept.persist));
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
    port: bound,
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
