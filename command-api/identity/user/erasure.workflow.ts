import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { ignore } from '@maru/contracts/kernel/decider';
import type { Workflow } from '../../workflows/runner/workflow.ts';

interface Steps {
  readonly 'destroy-key': object;
  readonly 'end-sessions': object;
  readonly 'remove-pictures': object;
  readonly 'forget-mails': object;
  readonly 'release-email': { readonly hash: string };
  readonly 'release-social': { readonly hash: string };
  readonly 'scrub-views': object;
}
export type Erasure = { [K in keyof Steps]: { readonly kind: K; readonly userId: string } & Steps[K] }[keyof Steps];

/** The key goes first, because what the log holds goes with it. */
export const erasureWorkflow: Workflow<UserEvent, Erasure> = {
  name: 'erasure',
  version: 1,
  everyMs: 1_000,
  streams: [userStream('')],
  waits: 'stream',
  on: {
    UserRegistered: ignore,
    UserAgreed: ignore,
    UserCertified: ignore,
    UserNameChanged: ignore,
    UserPhoneChanged: ignore,
    UserImageChanged: ignore,
    UserPasswordChanged: ignore,
    UserLevelChanged: ignore,
    UserSuspended: ignore,
    UserReinstated: ignore,
    UserMemoSet: ignore,
    SocialLinked: ignore,
    SocialUnlinked: ignore,
    UserWithdrawn: ({ data: { id: userId, emailHash, socialHashes } }) => [
      { kind: 'destroy-key', userId },
      { kind: 'end-sessions', userId },
      { kind: 'remove-pictures', userId },
      { kind: 'forget-mails', userId },
      ...(emailHash === null ? [] : [{ kind: 'release-email', userId, hash: emailHash } as const]),
      ...socialHashes.map((hash) => ({ kind: 'release-social', userId, hash }) as const),
      { kind: 'scrub-views', userId },
    ],
  },
};
