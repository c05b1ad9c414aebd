import type { StreamFold } from '../../kernel/fold.ts';
import type { EmailEvent, Provider, UserEvent } from './user.events.ts';
import type { MyAccount, SessionUser } from './user.views.ts';

/** Another way to log in: `subjectHash` is a keyed hash of who he is at the provider. */
export interface SocialLink {
  readonly provider: Provider;
  readonly subjectHash: string;
}

export interface RegisteredState {
  readonly status: 'registered';
  readonly user: SessionUser;
  /** Null for who came by a social login; '' where the key to it is gone. */
  readonly email: string | null;
  readonly phone: string | null;
  readonly certified: boolean;
  readonly agreed: MyAccount['agreed'];
  readonly since: string;
  /** Null where there is no password to log in with. */
  readonly passwordHash: string | null;
  readonly suspended: boolean;
  readonly memo: string | null;
  readonly social: readonly SocialLink[];
  /** The last change of the password: its place in the log, and the session that went on. */
  readonly passwordChange: { readonly position: number; readonly kept: string | undefined } | undefined;
}
export type UserState =
  | { readonly status: 'missing' }
  | { readonly status: 'withdrawn'; readonly id: string }
  | RegisteredState;
export const noUser: UserState = { status: 'missing' };

const withChange = (state: UserState, change: (registered: RegisteredState) => Partial<RegisteredState>): UserState =>
  state.status === 'registered' ? { ...state, ...change(state) } : state;

export const userFold: StreamFold<UserState, UserEvent> = {
  initialState: noUser,
  evolve: {
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
      memo: null,
      social: [],
    }),
    UserAgreed: (state, { data, meta: { at } }) =>
      withChange(state, ({ agreed }) => ({
        agreed: [
          ...agreed.filter(({ which }) => !data.agreed.some((fresh) => fresh.which === which)),
          ...data.agreed.map((fresh) => ({ ...fresh, at })),
        ],
      })),
    UserCertified: (state) => withChange(state, () => ({ certified: true })),
    UserNameChanged: (state, { data: { name } }) => withChange(state, ({ user }) => ({ user: { ...user, name } })),
    UserPhoneChanged: (state, { data: { phone } }) => withChange(state, () => ({ phone })),
    UserImageChanged: (state, { data: { image } }) => withChange(state, ({ user }) => ({ user: { ...user, image } })),
    UserPasswordChanged: (state, { data: { passwordHash, kept }, position }) =>
      withChange(state, () => ({ passwordHash, passwordChange: { position, kept } })),
    UserLevelChanged: (state, { data: { level } }) => withChange(state, ({ user }) => ({ user: { ...user, level } })),
    UserSuspended: (state) => withChange(state, () => ({ suspended: true })),
    UserReinstated: (state) => withChange(state, () => ({ suspended: false })),
    UserMemoSet: (state, { data: { memo } }) => withChange(state, () => ({ memo })),
    SocialLinked: (state, { data: { provider, subjectHash } }) =>
      withChange(state, ({ social }) => ({
        social: [...social.filter((link) => link.provider !== provider), { provider, subjectHash }],
      })),
    SocialUnlinked: (state, { data: { provider } }) =>
      withChange(state, ({ social }) => ({ social: social.filter((link) => link.provider !== provider) })),
    UserWithdrawn: (_state, { data: { id } }) => ({ status: 'withdrawn', id }),
  },
};

export interface EmailState {
  readonly userId: string | undefined;
}

export const emailFold: StreamFold<EmailState, EmailEvent> = {
  initialState: { userId: undefined },
  evolve: { EmailReserved: (_, { data: { userId } }) => ({ userId }), EmailReleased: () => ({ userId: undefined }) },
};
