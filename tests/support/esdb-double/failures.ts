import { Metadata, status, type StatusObject } from '@grpc/grpc-js';
import type { Endpoint } from './membership.ts';
import type { Expected } from './recorded-event.ts';
import { MAX_APPEND_BYTES } from './writer.ts';

/** An answer other than OK. Clients tell failures apart by the `exception` in the trailers. */
export type Failure = StatusObject & Error;

function failure(code: status, details: string, trailers: Record<string, string> = {}): Failure {
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(trailers)) metadata.set(key, value);
  return Object.assign(new Error(details), { code, details, metadata });
}

const NUMBERS = { any: -2, no_stream: -1, stream_exists: -4 };
const numberOf = (expected: Expected) => (typeof expected === 'number' ? expected : NUMBERS[expected]);

export const streamDeleted = (stream: string) =>
  failure(status.FAILED_PRECONDITION, `Event stream '${stream}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': encodeURI(stream),
  });

export const appendTooBig = () =>
  failure(status.INVALID_ARGUMENT, `Maximum Append Size of ${MAX_APPEND_BYTES} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(MAX_APPEND_BYTES),
  });

export const messageTooBig = () =>
  failure(status.RESOURCE_EXHAUSTED, 'Received message exceeds the maximum configured message size.');

/** Clients that are told so go on with the node named here. */
export const notLeader = ({ host, port }: Endpoint) =>
  failure(status.NOT_FOUND, 'Leader info available', {
    exception: 'not-leader',
    'leader-endpoint-host': host,
    'leader-endpoint-port': String(port),
  });

export const noLeaderKnown = () => failure(status.UNKNOWN, 'No leader info available in response');

export const invalidPosition = () => failure(status.UNKNOWN, 'Unexpected ReadAllResult: InvalidPosition');

export const unexpectedRead = () => failure(status.UNKNOWN, 'Unexpected ReadStreamResult: Error');

export function deleteRefused(stream: string, wanted: Expected, actual: number): Failure {
  const expected = numberOf(wanted);
  const versions = `Expected version: ${expected}, Actual version: ${actual}`;
  return failure(
    status.FAILED_PRECONDITION,
    `Delete failed due to WrongExpectedVersion. Stream: ${stream}, ${versions}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': encodeURI(stream),
      'expected-version': String(expected),
      'actual-version': String(actual),
    },
  );
}
