import { setImmediate } from 'node:timers/promises';
import {
  DeadlineExceededError,
  type EventStoreDBClient,
  TimeoutError,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import grpc from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { NodeFailure, unavailable } from './esdb-errors.ts';
import type { EventStoreUnavailable } from './event-store.ts';

/** For every call: a follower may be behind, or cut off without knowing it, and decisions rest on what is read. */
export const fromLeader = { requiresLeader: true } as const;

/** Turns the error that ended a call into ours. */
export type Failed = (error: unknown) => EventStoreUnavailable;

/**
 * The node of a cluster that the client is connected to. The client leaves it when it names the leader or is gone; one
 * that knows no leader, writes nothing down or is silent is left here, so that the next call looks for the leader again.
 */
export class EsdbNode {
  readonly client: EventStoreDBClient;
  #departures = 0;

  constructor(client: EventStoreDBClient) {
    this.client = client;
  }

  /** To be asked when a call begins: its failure says nothing about a node that was found later. */
  beginCall(): Failed {
    const { client } = this;
    const begun = this.#departures;
    return (error) => {
      if (begun === this.#departures && isOfThisNode(error)) {
        this.#departures += 1;
        leave(client).catch(() => {});
      }
      return unavailable(error);
    };
  }
}

const isOfThisNode = (error: unknown): boolean =>
  [NodeFailure, UnknownError, TimeoutError, DeadlineExceededError].some((kind) => error instanceof kind);

async function leave(client: EventStoreDBClient): Promise<void> {
  // While the client still looks for a node there is none to leave.
  const streams = await Promise.race([client['getGRPCClient'](grpc.StreamsClient, 'leave'), setImmediate()]);
  if (streams) await client['handleError'](streams, new UnavailableError());
}
