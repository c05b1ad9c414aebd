import { Rejected } from '@maru/contracts/kernel/rejections';
import { registeredAccount, registeredUser, type UserDecider, type UserDeciders } from './user.state.ts';

/** The id was reserved with the address: whoever comes second finds both taken. */
export const registerUser: UserDecider<'RegisterUser'> = (state, { data: { image, ...data } }) => {
  if (state.status !== 'missing') throw new Rejected('key_reused');
  const { id, email } = data;
  return [
    { type: 'UserRegistered', data },
    ...(email === null ? [] : [{ type: 'UserCertified', data: { id } } as const]),
    ...(image === undefined ? [] : [{ type: 'UserImageChanged', data: { id, image } } as const]),
  ];
};

/** Keyed hashes say what is to be released, since the address is unreadable from now on. */
export const withdrawUser: UserDecider<'WithdrawUser'> = (state, { data }) => {
  const { social } = registeredAccount(state);
  return [{ type: 'UserWithdrawn', data: { ...data, socialHashes: social.map(({ subjectHash }) => subjectHash) } }];
};

/** Pictures in one's own folder were uploaded by oneself. */
export const isOwnPicture = (image: string, userId: string) => image.startsWith(`/api/file/user/${userId}/`);

export const userSetters = {
  ChangeUserName: (state, { data }) =>
    registeredUser(state).name === data.name ? [] : [{ type: 'UserNameChanged', data }],
  ChangeUserPhone: (state, { data }) =>
    registeredAccount(state).phone === data.phone ? [] : [{ type: 'UserPhoneChanged', data }],
  ChangeUserImage: (state, { data }) => {
    const user = registeredUser(state);
    if (data.image !== null && !isOwnPicture(data.image, user.id)) throw new Rejected('forbidden');
    return data.image === user.image ? [] : [{ type: 'UserImageChanged', data }];
  },
  ChangeUserLevel: (state, { data }) =>
    registeredUser(state).level === data.level ? [] : [{ type: 'UserLevelChanged', data }],
  SuspendUser: (state, { data }) => (registeredAccount(state).suspended ? [] : [{ type: 'UserSuspended', data }]),
  ReinstateUser: (state, { data }) => (registeredAccount(state).suspended ? [{ type: 'UserReinstated', data }] : []),
  SetUserMemo: (state, { data }) =>
    registeredAccount(state).memo === data.memo ? [] : [{ type: 'UserMemoSet', data }],
  /** Also for the same password again, since whoever sends it wants the other sessions to end. */
  ChangeUserPassword: (state, { data }) => {
    registeredAccount(state);
    return [{ type: 'UserPasswordChanged', data }];
  },
} as const satisfies Partial<UserDeciders>;

export const agreeToTexts: UserDecider<'AgreeToTexts'> = (state, { data: { id, agreed } }) => {
  const known = registeredAccount(state).agreed;
  const fresh = agreed.filter(
    (text) => !known.some(({ which, version }) => which === text.which && version === text.version),
  );
  return fresh.length === 0 ? [] : [{ type: 'UserAgreed', data: { id, agreed: fresh } }];
};
