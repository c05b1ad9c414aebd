import { closeSync, ftruncateSync, openSync, readSync, writeSync } from 'node:fs';
import type { ScratchFolder } from './scratch-folder.ts';

/** First in, first out, of hashes (64 hex digits): a few in memory, the others in a file. */
export interface HashQueue {
  push(hash: string): void;
  /** Throws `RangeError` when it is empty. */
  shift(): string;
  close(): void;
}

const hashBytes = 32;

/** Hashes pass through the front, the file and the back, each of the two in memory holding `most` of them. */
export const hashQueue = (scratch: ScratchFolder, most = 32_768): HashQueue => {
  let [front, back] = [Buffer.alloc(most * hashBytes), Buffer.alloc(most * hashBytes)];
  let [taken, frontEnd, backEnd] = [0, 0, 0];
  let [read, written] = [0, 0];
  let handle: number | undefined;

  const spill = () => {
    handle ??= openSync(scratch.file('hashes'), 'wx+', 0o600);
    written += writeSync(handle, back, 0, backEnd, written);
    backEnd = 0;
  };
  const refill = () => {
    taken = 0;
    if (handle !== undefined && read < written) {
      frontEnd = readSync(handle, front, 0, Math.min(front.length, written - read), read);
      read += frontEnd;
      return;
    }
    if (handle !== undefined) ftruncateSync(handle);
    [read, written] = [0, 0];
    [front, back, frontEnd, backEnd] = [back, front, backEnd, 0];
  };
  return {
    push: (hash) => {
      if (backEnd === back.length) spill();
      backEnd += back.write(hash, backEnd, hashBytes, 'hex');
    },
    shift: () => {
      if (taken === frontEnd) refill();
      if (taken === frontEnd) throw new RangeError('the queue is empty');
      taken += hashBytes;
      return front.toString('hex', taken - hashBytes, taken);
    },
    close: () => {
      if (handle !== undefined) closeSync(handle);
      handle = undefined;
    },
  };
};
