import { imageWidth } from '@maru/contracts/kernel/limits';
import { type Signup, signup } from '@maru/contracts/identity/signup/signup.commands';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isProblem, type Problem } from '../../kernel/http/problem.ts';
import { useImageUpload } from '../../kernel/api/use-image-upload.ts';
import type { PickedImage } from '../../design/image-choice.ts';
import { useSignupMutation } from './signup.api.ts';
import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldError } from '@maru/contracts/kernel/rejections';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { Controller, useForm, useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { Agreements } from '../user/agreements.public.tsx';
import { StrengthHint } from '../user/strength-hint.public.tsx';

/** Asks for an account, stores its picture, and goes on to what to do with the mail. Answers what was refused. */
const useSignUp = () => {
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

/** The API allows a sign-up without agreements; this form does not. */
const form = signup.required({ agree: true });
interface Fields {
  name: string;
  email: string;
  password: string;
  agree: { terms: boolean; privacy: boolean };
}
const messages = {
  name: '이름을 입력해 주세요. 40자까지 쓸 수 있어요.',
  email: '이메일 주소를 확인해 주세요.',
  password: '비밀번호는 8자 이상 128자 이하로 써 주세요.',
} as const;
type Named = keyof typeof messages;
const isNamed = (path: string): path is Named => path in messages;

export const SignupForm = () => {
  const { signUp, busy, percent, cancel } = useSignUp();
  const again = useLocation().state as { email?: string } | null;
  const [images, setImages] = useState<readonly PickedImage[]>([]);
  const { register, handleSubmit, control, setError, formState } = useForm<Fields, unknown, z.output<typeof form>>({
    resolver: zodResolver(form) as never,
    defaultValues: { name: '', email: again?.email ?? '', password: '', agree: { terms: false, privacy: false } },
  });
  const password = useWatch({ control, name: 'password' });
  const look = (name: Named) => {
    const error = formState.errors[name];
    return {
      error: error !== undefined,
      helperText: error ? (error.type === 'server' ? error.message : messages[name]) : undefined,
    };
  };
  const refuse = ({ path, message }: FieldError) => {
    if (isNamed(path)) setError(path, { type: 'server', message });
  };
  const submit = handleSubmit(async (fields) => {
    const problem = await signUp(fields, images);
    for (const error of problem?.errors ?? []) refuse(error);
    if (problem?.code === 'weak_password') refuse({ path: 'password', message: problem.message });
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2 }}>
      <TextField {...register('name')} {...look('name')} label="이름" autoComplete="name" autoFocus />
      <TextField
        {...register('email')}
        {...look('email')}
        label="이메일"
        type="email"
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField {...register('password')} {...look('password')} label="비밀번호" autoComplete="new-password" />
      {password ? <StrengthHint password={password} /> : null}
      <ImagePicker value={images} onChange={setImages} max={1} round label="프로필 사진 (선택)" disabled={busy} />
      <Controller
        control={control}
        name="agree"
        render={({ field }) => (
          <Agreements value={field.value} onChange={field.onChange} error={formState.errors.agree !== undefined} />
        )}
      />
      {percent === undefined ? null : <ProgressBar label="사진을 올리고 있어요" percent={percent} onCancel={cancel} />}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        가입하기
      </Button>
    </Stack>
  );
};
