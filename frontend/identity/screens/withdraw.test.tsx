import { withdrawalPhrase } from '@maru/contracts/identity/user/user.commands';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { account, openMy } from './my.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = async (...mine: Parameters<typeof openMy>) => {
  const page = await openMy(...mine);
  fireEvent.click(within(screen.getByRole('region', { name: '회원 탈퇴' })).getByRole('button', { name: '탈퇴하기' }));
  const dialog = within(await screen.findByRole('dialog', { name: '정말 탈퇴할까요?' }));
  return {
    ...page,
    dialog,
    prove: (label: string, text: string) => {
      fireEvent.change(dialog.getByLabelText(label), { target: { value: text } });
      fireEvent.click(dialog.getByRole('button', { name: '탈퇴하기' }));
    },
  };
};

describe('a withdrawal', () => {
  it('says what is erased and what stays, and does nothing before it is proved', async () => {
    const { dialog, sent } = await open();
    expect(dialog.getByRole('list', { name: '바로 삭제해요' }).textContent).toContain(
      '이름, 이메일, 전화번호, 프로필 사진',
    );
    expect(dialog.getByRole('list', { name: '남아요' }).textContent).toContain('탈퇴한 사용자');
    expect(dialog.getByRole('list', { name: '남아요' }).textContent).toContain('5년');
    expect(dialog.getByRole('button', { name: '탈퇴하기' }).hasAttribute('disabled')).toBe(true);
    fireEvent.click(dialog.getByRole('button', { name: '취소' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('DELETE', 'auth/my')).toEqual([]);
  });

  it('ends the session and says good-bye', async () => {
    const { store, sent, prove } = await open({
      'DELETE auth/my': () => answer(200, { message: '그동안 고마웠어요.' }),
    });
    prove('비밀번호', 'the old one');
    await waitFor(() => expect(store.getState().session.status).toBe('out'));
    expect(store.getState().snackbar.current?.text).toBe('그동안 고마웠어요.');
    const [request] = sent('DELETE', 'auth/my');
    expect(request?.url).not.toContain('old');
    expect(await request?.clone().json()).toEqual({ password: 'the old one' });
  });

  it('tells beside the field that the password is wrong, once', async () => {
    const { store, dialog, prove } = await open({
      'DELETE auth/my': () => problem(422, 'wrong_password', '비밀번호가 맞지 않아요.'),
    });
    prove('비밀번호', 'another');
    expect(await dialog.findByText('비밀번호가 맞지 않아요.')).toBeTruthy();
    expect(dialog.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true');
    expect([store.getState().session.status, store.getState().snackbar.current]).toEqual(['in', null]);
  });

  it('tells the last administrator why not', async () => {
    const { store, prove } = await open({ 'DELETE auth/my': () => problem(409, 'last_admin', '마지막 관리자예요.') });
    prove('비밀번호', 'the old one');
    await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('마지막 관리자예요.'));
    expect(store.getState().session.status).toBe('in');
  });

  it('takes a phrase from who has no password', async () => {
    const { sent, dialog, prove } = await open(
      { 'DELETE auth/my': () => answer(200, { message: '' }) },
      { ...account, type: 'kakao' },
    );
    expect(dialog.queryByLabelText('비밀번호')).toBeNull();
    prove(`‘${withdrawalPhrase}’라고 써 주세요`, ` ${withdrawalPhrase}`);
    await waitFor(() => expect(sent('DELETE', 'auth/my')).toHaveLength(1));
    expect(await sent('DELETE', 'auth/my')[0]?.clone().json()).toEqual({ confirm: withdrawalPhrase });
  });
});

it('everything kept about oneself is saved as a file', async () => {
  const [saved, clicked] = [
    vi.fn<(blob: Blob) => string>(() => 'blob:mine'),
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined),
  ];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined }));
  await openMy({ 'GET auth/my/data': () => answer(200, { account: { name: '김하늘' } }) });
  fireEvent.click(screen.getByRole('button', { name: '파일로 받기' }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toMatch(/^내-정보-\d{4}-\d{2}-\d{2}\.json$/);
  expect(JSON.parse(await (saved.mock.calls[0]?.[0] ?? new Blob()).text())).toEqual({ account: { name: '김하늘' } });
  clicked.mockRestore();
});
