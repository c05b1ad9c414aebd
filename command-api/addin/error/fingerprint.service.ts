import { tellingFrames } from '@maru/contracts/addin/error/error.fields';
import { createHash } from 'node:crypto';

/** What one error has in common. The version is left out: the same error in the next one is the same error. */
export const fingerprintOf = ({
  type,
  frames,
}: {
  readonly type: string;
  readonly frames: readonly string[];
}): string =>
  createHash('sha256')
    .update([type, ...frames.slice(0, tellingFrames)].join('\n'))
    .digest('hex')
    .slice(0, 32);
