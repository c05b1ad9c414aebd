import { imageWidth } from '@maru/contracts/kernel/limits';
import type { Signup } from '@maru/contracts/identity/signup/signup.commands';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { isProblem, type Problem } from '../../kernel/http/problem.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { useSignupMutation } from './signup.api.ts';

/** Asks for an account, stores its picture, and goes on to what to do with the mail. Answers what was refused. */
export const useSignUp = () => {
  const [signup] = useSignupMutation();
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
    // The mail is on its way: a picture that fails can be added later.
    await store(images, { folder: 'user', id: made.id, width: imageWidth.user, fit: false });
    await navigate('/registerd', { replace: true, state: { email: form.email } });
    return undefined;
  };
  return { signUp, busy, percent, cancel };
};
