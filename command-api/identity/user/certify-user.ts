import { registered, type UserDecider } from './user.state.ts';

export const certifyUser: UserDecider<'CertifyUser'> = (state, { data }) =>
  registered(state).certified ? [] : [{ type: 'UserCertified', data }];
