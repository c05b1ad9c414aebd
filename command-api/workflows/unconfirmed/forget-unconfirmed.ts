import { signupStream } from '@maru/contracts/identity/signup/signup.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { system } from '@maru/contracts/kernel/actor';
import type { ClockCheck } from '@maru/platform/clock/clock-check';
import type { Engines } from '@maru/platform/engines/engines';
import type { KeyedHash } from '@maru/platform/env/secrets';
import { signupAggregate } from '../../identity/signup/signup.aggregate.ts';
import type { Unconfirmed } from '../../identity/signup/unconfirmed.workflow.ts';
import { userAggregate } from '../../identity/user/user.aggregate.ts';
import type { Load } from '../../pipeline/aggregate.ts';
import { commandIdOf } from '../../pipeline/command-id.ts';
import { followsFrom } from '../../pipeline/send.ts';
import type { Execute } from '../../pipeline/command-request.ts';
import type { Perform } from '../runner/workflow.ts';

export interface ForgetParts {
  readonly engines: Pick<Engines, 'keys' | 'files' | 'mail' | 'clock'>;
  readonly load: Load;
  readonly execute: Execute;
  readonly emailHash: KeyedHash;
  /** Nobody is forgotten while the clock cannot be right. */
  readonly isClockTrusted?: ClockCheck;
}

/** Milliseconds: what was worked out by a clock that has since been set is not waited for. */
const [laterMs, longestMs] = [60_000, 600_000];

/** The key goes last, because without it nobody knows which address to release. */
export const forgetUnconfirmed =
  ({
    engines: { keys, files, mail, clock },
    load,
    execute,
    emailHash,
    isClockTrusted,
  }: ForgetParts): Perform<Unconfirmed> =>
  async ({ id, due }, cause) => {
    const early = due - clock.now();
    if (early > 0) return Math.min(early, longestMs);
    if (isClockTrusted && !(await isClockTrusted())) return laterMs;
    const [{ state: signup }, { state: user }] = [
      await load(signupAggregate, signupStream(id)),
      await load(userAggregate, userStream(id)),
    ];
    // The sign-up may not know of its account: after a crash, or when another's reservation gave it its id.
    if (signup.status === 'missing' || user.status !== 'missing') return;
    if (signup.email) {
      // The next account with this address must not get an id whose key is gone.
      const command = { type: 'ReleaseEmail', data: { hash: emailHash(signup.email), userId: id } };
      await execute({
        command,
        actor: system,
        commandId: commandIdOf(cause.id, 'release'),
        ...followsFrom(cause, 'unconfirmed'),
      });
    }
    await files.removeAll('user', id);
    await mail.forget?.(id);
    await keys.destroy(id, 'profile');
  };
