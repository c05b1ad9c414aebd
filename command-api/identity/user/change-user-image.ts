import { Rejected } from '@maru/contracts/kernel/rejections';
import { registeredUser, type UserDecider } from './user.state.ts';

/** Pictures in one's own folder were uploaded by oneself. */
export const isOwnPicture = (image: string, userId: string) => image.startsWith(`/api/file/user/${userId}/`);

export const changeUserImage: UserDecider<'ChangeUserImage'> = (state, { data }) => {
  const user = registeredUser(state);
  if (data.image !== null && !isOwnPicture(data.image, user.id)) throw new Rejected('forbidden');
  return data.image === user.image ? [] : [{ type: 'UserImageChanged', data }];
};
