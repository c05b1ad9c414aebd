import type { AddinUserCommand } from '@maru/contracts/addin/user/user.commands';
import { type AddinUserEvent, addinUserStream } from '@maru/contracts/addin/user/user.events';
import { type AddinUserFacts, addinUserFold } from '@maru/contracts/addin/user/user.fold';
import { addinUserPolicies } from '@maru/contracts/addin/user/user.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { keepSession } from './keep-session.ts';

export const addinUserAggregate: Aggregate<
  AddinUserCommand,
  AddinUserFacts,
  AddinUserEvent,
  { readonly userId: string }
> = {
  name: 'addin.user',
  ...addinUserFold,
  stream: ({ data: { addin } }) => addinUserStream(addin),
  decide: {
    KeepAddinSession: keepSession,
    EndAddinSession: ({ open }, { data }) =>
      open.some(({ session }) => session === data.session) ? [{ type: 'AddinSessionEnded', data }] : [],
  },
  policies: addinUserPolicies,
  subject: ({ data }) => ({ userId: data.user_id }),
  answer: (_, { data: { session } }) => ({ body: { session } }),
};
