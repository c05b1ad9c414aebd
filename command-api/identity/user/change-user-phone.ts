import { registered, type UserDecider } from './user.state.ts';

export const changeUserPhone: UserDecider<'ChangeUserPhone'> = (state, { data }) =>
  registered(state).phone === data.phone ? [] : [{ type: 'UserPhoneChanged', data }];
