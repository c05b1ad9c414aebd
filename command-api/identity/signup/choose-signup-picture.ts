import { Rejected } from '@maru/contracts/kernel/rejections';
import { isOwnPicture } from '../user/change-user-image.ts';
import { isOpen, type SignupDecider } from './signup.state.ts';

/** Until there is an account: from then on it takes a login. */
export const chooseSignupPicture: SignupDecider<'ChooseSignupPicture'> = (state, { data }, { at }) => {
  if (!isOpen(state, at) || !isOwnPicture(data.image, data.id)) throw new Rejected('forbidden');
  return [{ type: 'SignupPictureChosen', data }];
};
