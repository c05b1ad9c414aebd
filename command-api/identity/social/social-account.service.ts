import { socialStream } from '@maru/contracts/identity/social/social.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import { noUser, type UserState } from '@maru/contracts/identity/user/user.fold';
import { sendAsSystem, type Send } from '../../pipeline/send.ts';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { socialAggregate } from './social.aggregate.ts';

/** `state` is missing too where a sign-up broke off after the reservation. */
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

/** Releases what a withdrawn account or a broken-off sign-up still holds. */
export const releaseUnowned = async (
  services: IdentityServices,
  send: Send,
  hash: string,
  statuses: readonly UserState['status'][],
): Promise<void> => {
  const { userId, state } = await holderOf(services, hash);
  if (userId !== undefined && statuses.includes(state.status))
    await sendAsSystem(send)({ type: 'ReleaseSocial', data: { hash, userId } });
};
