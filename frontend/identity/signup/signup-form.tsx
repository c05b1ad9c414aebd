import { zodResolver } from '@hookform/resolvers/zod';
import { signup } from '@maru/contracts/identity/signup/signup.commands';
import type { FieldError } from '@maru/contracts/kernel/rejections';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import type { z } from 'zod';
import type { PickedImage } from '../../design/image-choice.ts';
import { ImagePicker } from '../../design/image-picker.tsx';
import { ProgressBar } from '../../design/progress-bar.tsx';
import { PasswordField } from '../../design/password-field.tsx';
import { Agreements } from '../user/agreements.public.tsx';
import { StrengthHint } from '../user/strength-hint.public.tsx';
import { useSignUp } from './use-sign-up.ts';

/** The call may leave the agreements out; a person may not. */
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
