import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer } from '../../kernel/api/call.fixture.ts';
import { openScreen } from '../mail-code/mail-code.fixture.tsx';
import { RegisteredScreen } from './registered.screen.tsx';
import { SignupScreen } from './signup.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const submit = (password = 'correct horse battery') => {
  fill('이름', '김하늘');
  fill('이메일', 'haneul@example.com');
  fill('비밀번호', password);
  fireEvent.click(screen.getByLabelText('전체 동의'));
  fireEvent.click(screen.getByRole('button', { name: '가입하기' }));
};

describe('the form of the sign-up', () => {
  it('asks for an account and goes on to the mail, without a login', async () => {
    const { requests } = stubServer([answer(201, { id: 'the-id' })]);
    openScreen('/signup', SignupScreen);
    submit();
    expect(await screen.findByText('at /registerd')).toBeTruthy();
    const sent = requests.filter(({ method }) => method === 'POST');
    expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/api/auth/signup']);
    expect(await sent[0]?.json()).toEqual({
      name: '김하늘',
      email: 'haneul@example.com',
      password: 'correct horse battery',
      agree: { terms: true, privacy: true },
    });
  });

  it('says beside the field what is wrong with a password, and stays', async () => {
    stubServer([problem(422, 'weak_password', '너무 흔한 비밀번호예요.')]);
    openScreen('/signup', SignupScreen);
    submit('password123');
    expect(await screen.findByText('너무 흔한 비밀번호예요.')).toBeTruthy();
    expect(screen.getByRole('button', { name: '가입하기' })).toBeTruthy();
  });
});

describe('after the sign-up', () => {
  it('one reads where the mail is, and how to get another', () => {
    openScreen('/registerd', RegisteredScreen);
    expect(screen.getByRole('heading', { name: '메일을 확인해 주세요' })).toBeTruthy();
    expect(screen.getByText(/스팸함/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '다시 가입' }).getAttribute('href')).toBe('/signup');
    expect(screen.getByRole('link', { name: '로그인하러 가기' }).getAttribute('href')).toBe('/login');
  });
});
