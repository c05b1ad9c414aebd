import type { UserEvent } from '@maru/contracts/identity/user/user.events';
import type { Evolvers } from '@maru/contracts/kernel/decider';
import type { RegisteredState, UserState } from './user.state.ts';

const changed = (state: UserState, change: (registered: RegisteredState) => Partial<RegisteredState>): UserState =>
  state.status === 'registered' ? { ...state, ...change(state) } : state;

export const evolveUser: Evolvers<UserEvent, UserState> = {
  UserRegistered: (_state, { data: { id, no, name, level, type, email, passwordHash, agreed }, meta }) => ({
    status: 'registered',
    user: { id, no, name, level, type, image: null },
    email,
    phone: null,
    certified: false,
    agreed,
    since: meta.at,
    passwordHash,
    passwordChange: undefined,
    suspended: false,
    social: [],
  }),
  UserAgreed: (state, { data, meta: { at } }) =>
    changed(state, ({ agreed }) => ({
      agreed: [
        ...agreed.filter(({ which }) => !data.agreed.some((fresh) => fresh.which === which)),
        ...data.agreed.map((fresh) => ({ ...fresh, at })),
      ],
    })),
  UserCertified: (state) => changed(state, () => ({ certified: true })),
  UserNameChanged: (state, { data: { name } }) => changed(state, ({ user }) => ({ user: { ...user, name } })),
  UserPhoneChanged: (state, { data: { phone } }) => changed(state, () => ({ phone })),
  UserImageChanged: (state, { data: { image } }) => changed(state, ({ user }) => ({ user: { ...user, image } })),
  UserPasswordChanged: (state, { data: { passwordHash, kept }, position }) =>
    changed(state, () => ({ passwordHash, passwordChange: { position, kept } })),
  UserLevelChanged: (state, { data: { level } }) => changed(state, ({ user }) => ({ user: { ...user, level } })),
  UserSuspended: (state) => changed(state, () => ({ suspended: true })),
  UserReinstated: (state) => changed(state, () => ({ suspended: false })),
  SocialLinked: (state, { data: { provider, subjectHash } }) =>
    changed(state, ({ social }) => ({
      social: [...social.filter((link) => link.provider !== provider), { provider, subjectHash }],
    })),
  SocialUnlinked: (state, { data: { provider } }) =>
    changed(state, ({ social }) => ({ social: social.filter((link) => link.provider !== provider) })),
  UserWithdrawn: (_state, { data: { id } }) => ({ status: 'withdrawn', id }),
};
