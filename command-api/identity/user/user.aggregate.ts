import type { UserCommand } from '@maru/contracts/identity/user/user.commands';
import { type UserEvent, userStream } from '@maru/contracts/identity/user/user.events';
import { userFold, type UserState } from '@maru/contracts/identity/user/user.fold';
import { userPersonal } from '@maru/contracts/identity/user/user.personal';
import { userPolicies, type UserSubject } from '@maru/contracts/identity/user/user.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { agreeToTexts } from './agree-to-texts.ts';
import { changeUserImage } from './change-user-image.ts';
import { changeUserLevel } from './change-user-level.ts';
import { changeUserName } from './change-user-name.ts';
import { changeUserPassword } from './change-user-password.ts';
import { changeUserPhone } from './change-user-phone.ts';
import { linkSocial } from './link-social.ts';
import { registerUser } from './register-user.ts';
import { reinstateUser } from './reinstate-user.ts';
import { suspendUser } from './suspend-user.ts';
import { unlinkSocial } from './unlink-social.ts';
import { withdrawUser } from './withdraw-user.ts';

export const userAggregate: Aggregate<UserCommand, UserState, UserEvent, UserSubject> = {
  name: 'identity.user',
  ...userFold,
  stream: ({ data }) => userStream(data.id),
  personal: userPersonal,
  decide: {
    RegisterUser: registerUser,
    AgreeToTexts: agreeToTexts,
    ChangeUserName: changeUserName,
    ChangeUserPhone: changeUserPhone,
    ChangeUserImage: changeUserImage,
    ChangeUserPassword: changeUserPassword,
    LinkSocial: linkSocial,
    UnlinkSocial: unlinkSocial,
    ChangeUserLevel: changeUserLevel,
    SuspendUser: suspendUser,
    ReinstateUser: reinstateUser,
    WithdrawUser: withdrawUser,
  },
  policies: userPolicies,
  subject: ({ data }) => ({ id: data.id }),
  answer: (state) => ({ body: state.status === 'registered' ? state.user : {} }),
};
