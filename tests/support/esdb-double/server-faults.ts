import type streams from '@eventstore/db-client/generated/streams_pb.js';

/** A place of the log as the protocol names it. */
export interface Position {
  readonly commit: number | bigint;
  readonly prepare: number | bigint;
}

/** What real servers have done wrong, played when a test asks for it. */
export interface ServerFaults {
  /** An additional checkpoint of a filtered subscription that has come to the end of the log. */
  checkpointAtEnd?: (end: number) => Position;
  /** A read of all events ends after so many, as if that were all. */
  readLimit?: number;
  /** Changes what an append is answered with. */
  appendAnswer?: (answer: streams.BatchAppendResp) => streams.BatchAppendResp;
}
