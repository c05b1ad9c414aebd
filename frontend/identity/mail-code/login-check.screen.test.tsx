import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer } from '../../kernel/api/call.fixture.ts';
import { LoginCheckScreen } from './login-check.screen.tsx';
import { openScreen } from './mail-code.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('a link that confirms an address', () => {
  const open = () => openScreen('/login/check?info=the-id.the-code', LoginCheckScreen);

  it('says whose address is confirmed', async () => {
    const { requests } = stubServer([answer(200, { status: 'success', name: '김하늘' })]);
    open();
    expect(await screen.findByRole('heading', { name: '김하늘 님, 메일 인증이 완료되었습니다.' })).toBeTruthy();
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([{ info: 'the-id.the-code' }]);
    expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe('/login');
  });

  it('says when it is of no use, and where another comes from', async () => {
    stubServer([answer(200, { status: 'fail', name: '' })]);
    open();
    expect(
      await screen.findByRole('heading', { name: '이미 인증이 되었거나, 메일 인증이 실패하였습니다.' }),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: '로그인하기' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: '다시 가입하기' }).getAttribute('href')).toBe('/signup');
  });

  it('without a code asks nobody', async () => {
    const { requests } = stubServer([answer(200, {})]);
    openScreen('/login/check', LoginCheckScreen);
    expect(await screen.findByText('이미 인증이 되었거나, 메일 인증이 실패하였습니다.')).toBeTruthy();
    expect(requests).toHaveLength(0);
  });

  it('can be tried again when the server could not be asked', async () => {
    stubServer([
      problem(429, 'rate_limited', '요청이 너무 많아요.'),
      answer(200, { status: 'success', name: '김하늘' }),
    ]);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain('요청이 너무 많아요.');
    fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByText('김하늘 님, 메일 인증이 완료되었습니다.')).toBeTruthy();
  });
});

describe('a link to choose a new password', () => {
  const open = () => openScreen('/login/check?for=password&info=the-id.the-code', LoginCheckScreen);
  const choose = (password: string) => {
    fireEvent.change(screen.getByLabelText('새 비밀번호'), { target: { value: password } });
    fireEvent.click(screen.getByRole('button', { name: '비밀번호 변경' }));
  };

  it('says whose password was changed', async () => {
    const { requests } = stubServer([answer(200, { message: 'success', name: '김하늘' })]);
    open();
    choose('a quite new password');
    expect(await screen.findByRole('heading', { name: '김하늘 님, 비밀번호가 변경되었습니다.' })).toBeTruthy();
    expect([new URL(requests[0]?.url ?? '').pathname, await requests[0]?.json()]).toEqual([
      '/api/auth/findpasschange',
      { info: 'the-id.the-code', password: 'a quite new password' },
    ]);
  });

  it('sends nothing that is too short', async () => {
    const { requests } = stubServer([answer(200, {})]);
    open();
    choose('short');
    expect(await screen.findByText('비밀번호는 8자 이상 128자 이하로 써 주세요.')).toBeTruthy();
    expect(requests).toHaveLength(0);
  });

  it('says beside the field what is wrong with a password, and stays', async () => {
    stubServer([problem(422, 'weak_password', '너무 흔한 비밀번호예요.')]);
    open();
    choose('password123');
    expect(await screen.findByText('너무 흔한 비밀번호예요.')).toBeTruthy();
    expect(screen.getByRole('button', { name: '비밀번호 변경' })).toBeTruthy();
  });

  it('leads Home with the server’s message when it is refused', async () => {
    stubServer([problem(410, 'code_used', '이미 사용한 링크예요.')]);
    const store = open();
    choose('a quite new password');
    expect(await screen.findByText('at /')).toBeTruthy();
    expect(store.getState().snackbar.current?.text).toBe('이미 사용한 링크예요.');
  });
});
