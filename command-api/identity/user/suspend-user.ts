import { registered, type UserDecider } from './user.state.ts';

export const suspendUser: UserDecider<'SuspendUser'> = (state, { data }) =>
  registered(state).suspended ? [] : [{ type: 'UserSuspended', data }];
