import features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import type shared from '@eventstore/db-client/generated/shared_pb.js';
import type { sendUnaryData, ServerUnaryCall } from '@grpc/grpc-js';

const { SupportedMethod, SupportedMethods } = features;

/** The server whose recorded behaviour the double is held to. */
const VERSION = '22.10.5';
const METHODS = ['append', 'batchappend', 'delete', 'read', 'tombstone'];

/** Clients ask this first: batches are used only where they are named here. */
export function supportedMethods(
  _call: ServerUnaryCall<shared.Empty, features.SupportedMethods>,
  callback: sendUnaryData<features.SupportedMethods>,
): void {
  const methods = METHODS.map((name) =>
    new SupportedMethod().setServiceName('event_store.client.streams.streams').setMethodName(name),
  );
  callback(null, new SupportedMethods().setEventStoreServerVersion(VERSION).setMethodsList(methods));
}
