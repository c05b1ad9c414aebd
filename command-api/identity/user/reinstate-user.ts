import { registered, type UserDecider } from './user.state.ts';

export const reinstateUser: UserDecider<'ReinstateUser'> = (state, { data }) =>
  registered(state).suspended ? [{ type: 'UserReinstated', data }] : [];
