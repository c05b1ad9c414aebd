import { addinStream } from '@maru/contracts/identity/addin-binding/addin.events';
import { userStream } from '@maru/contracts/identity/user/user.events';
import type { RegisteredState } from '@maru/contracts/identity/user/user.fold';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { IdentityServices } from '../identity-services.ts';
import { userAggregate } from '../user/user.aggregate.ts';
import { addinAggregate } from './addin.aggregate.ts';

/** The add-in's own token carries the hash of its guid as `sessionId`. Throws `addin_unknown`, whatever is wrong. */
export const requireAddin = async (
  { load }: Pick<IdentityServices, 'load'>,
  hash: string,
): Promise<RegisteredState> => {
  const { state: addin } = await load(addinAggregate, addinStream(hash));
  const { state } = await load(userAggregate, userStream(addin?.user_id ?? hash));
  if (state.status !== 'registered' || state.suspended) throw new Rejected('addin_unknown');
  return state;
};
