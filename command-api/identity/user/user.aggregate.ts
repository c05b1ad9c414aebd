import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import { type UserEvent, userPersonal, userStream } from '@maru/contracts/identity/user/user.events';
import { userFold, type UserState } from '@maru/contracts/identity/user/user.fold';
import { userPolicies, type UserSubject } from '@maru/contracts/identity/user/user.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { agreeToTexts, registerUser, userSetters, withdrawUser } from './write-user.ts';
import { linkSocial, unlinkSocial } from './link-social.ts';

export const userAggregate: Aggregate<UserCommand, UserState, UserEvent, UserSubject> = {
  name: 'identity.user',
  ...userFold,
  stream: ({ data }) => userStream(data.id),
  personal: userPersonal,
  decide: {
    RegisterUser: registerUser,
    AgreeToTexts: agreeToTexts,
    ...userSetters,
    LinkSocial: linkSocial,
    UnlinkSocial: unlinkSocial,
    WithdrawUser: withdrawUser,
  },
  policies: userPolicies,
  subject: ({ data }) => ({ id: data.id }),
  answer: (state) => ({ body: state.status === 'registered' ? state.user : {} }),
};
