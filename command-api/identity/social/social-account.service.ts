import { socialStream } from '@maru/contracts/identity/social/social.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { noUser, type UserState } from '@maru/contracts/identity/user/user.fold';
import { system } from '@maru/contracts/kernel/actor';
import type { Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { socialAggregate } from './social.aggregate.ts';

/** Whose somebody at the provider is; `state` is missing too where a sign-up broke off after the reservation. */
export interface SocialHolder {
  readonly userId: string | undefined;
  readonly state: UserState;
}

export const holderOf = async ({ load }: Pick<IdentityServices, 'load'>, hash: string): Promise<SocialHolder> => {
  const {
    state: { userId },
  } = await load(socialAggregate, socialStream(hash));
  return { userId, state: userId === undefined ? noUser : (await load(userAggregate, userStream(userId))).state };
};

/** In the name of the system: what it goes by was proved by the provider, or by the caller's session. */
export const bySystem = (send: Send) => (type: string, data: object) => send({ type, data }, { as: system });

/**
 * Lets go of what is reserved for an account that is none: one that has withdrawn, whose list a crash may have kept
 * this from, or one that a sign-up never made.
 */
export const freeOf = async (
  services: IdentityServices,
  send: Send,
  hash: string,
  gone: readonly UserState['status'][],
): Promise<void> => {
  const { userId, state } = await holderOf(services, hash);
  if (userId !== undefined && gone.includes(state.status)) await bySystem(send)('ReleaseSocial', { hash, userId });
};
