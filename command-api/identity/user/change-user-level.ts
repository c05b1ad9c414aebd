import { registeredUser, type UserDecider } from './user.state.ts';

export const changeUserLevel: UserDecider<'ChangeUserLevel'> = (state, { data }) =>
  registeredUser(state).level === data.level ? [] : [{ type: 'UserLevelChanged', data }];
