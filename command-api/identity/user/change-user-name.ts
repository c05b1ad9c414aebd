import { registeredUser, type UserDecider } from './user.state.ts';

export const changeUserName: UserDecider<'ChangeUserName'> = (state, { data }) =>
  registeredUser(state).name === data.name ? [] : [{ type: 'UserNameChanged', data }];
