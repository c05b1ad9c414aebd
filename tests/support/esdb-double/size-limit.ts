import type { MethodDefinition } from '@grpc/grpc-js';

/** Stands for a request that is beyond the limit of one message. */
export const oversized = Symbol('oversized');

const MAX_MESSAGE_BYTES = 16 * 1024 * 1024;

/** grpc-js has a limit of its own, but words and ends it differently from the server this is a double of. */
export function withSizeLimit<Request, Response>(
  method: MethodDefinition<Request, Response>,
): MethodDefinition<Request | typeof oversized, Response> {
  return {
    ...method,
    requestSerialize: () => Buffer.alloc(0),
    requestDeserialize: (bytes) => (bytes.length > MAX_MESSAGE_BYTES ? oversized : method.requestDeserialize(bytes)),
  };
}
