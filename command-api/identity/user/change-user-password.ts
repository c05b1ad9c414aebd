import { registered, type UserDecider } from './user.state.ts';

/** Never without an event: who sends the same password again wants the other sessions to end, too. */
export const changeUserPassword: UserDecider<'ChangeUserPassword'> = (state, { data }) => {
  registered(state);
  return [{ type: 'UserPasswordChanged', data }];
};
