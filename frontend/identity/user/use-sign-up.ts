import { imageWidth } from '@maru/contracts/kernel/limits';
import type { Signup } from '@maru/contracts/identity/user/user.commands';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isProblem, type Problem } from '../../app/api/problem.ts';
import { useImageUpload } from '../../app/api/use-image-upload.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { useLoginMutation, useSignupMutation } from '../session/auth.api.ts';
import { useChangeImageMutation } from './account.api.ts';

/** Makes the account, logs in with it, stores the picture, and goes to the welcome. Answers what was refused. */
export const useSignUp = () => {
  const [signup] = useSignupMutation();
  const [login] = useLoginMutation();
  const [changeImage] = useChangeImageMutation();
  const { percent, store, cancel } = useImageUpload();
  const [busy, setBusy] = useState(false);
  const navigate = useNavigate();

  const signUp = async (form: Signup, images: readonly PickedImage[]): Promise<Problem | undefined> => {
    setBusy(true);
    const { data: made, error } = await signup(form);
    if (!made) {
      setBusy(false);
      return isProblem(error) ? error : undefined;
    }
    const { data: session } = await login({ email: form.email, password: form.password });
    // The account exists: a picture that fails can be added later, the welcome must not fail with it.
    if (session) {
      const [image] = (await store(images, { folder: 'user', id: made.id, width: imageWidth.user, fit: false })) ?? [];
      if (image !== undefined) await changeImage(image);
    }
    await navigate('/registerd', { replace: true, state: { name: form.name } });
    return undefined;
  };
  return { signUp, busy, percent, cancel };
};
