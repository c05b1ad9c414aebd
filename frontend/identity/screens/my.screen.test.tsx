import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { account, openMy as open } from './my.fixture.tsx';
import { MyScreen } from './my.screen.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
afterEach(() => vi.unstubAllGlobals());

describe('the profile', () => {
  it('shows what one is called and reached at', async () => {
    await open();
    expect(field('이름').value).toBe('김하늘');
    expect(field('전화번호 (선택)').value).toBe('010-1234-5678');
    expect(screen.getByText('haneul@example.com')).toBeTruthy();
    expect(screen.getByText('인증됨')).toBeTruthy();
    expect(screen.getByRole('button', { name: '저장' }).hasAttribute('disabled')).toBe(true);
  });

  it('parts the number while it is typed and sends digits; only what changed is sent', async () => {
    const { sent } = await open({ 'PUT auth/my/phone': () => answer(200, user) });
    type('전화번호 (선택)', '01098765');
    expect(field('전화번호 (선택)').value).toBe('010-9876-5');
    type('전화번호 (선택)', '01098765432');
    click('저장');
    await waitFor(() => expect(sent('PUT', 'auth/my/phone')).toHaveLength(1));
    expect(await sent('PUT', 'auth/my/phone')[0]?.clone().json()).toEqual({ phone: '01098765432' });
    expect(sent('PUT', 'auth/my/name')).toHaveLength(0);
  });

  it('tells the session of a new name', async () => {
    const { store } = await open({ 'PUT auth/my/name': () => answer(200, { ...user, name: '김가을' }) });
    type('이름', '김가을');
    click('저장');
    await waitFor(() => expect(store.getState().session.user?.name).toBe('김가을'));
  });

  it('says beside the field what is wrong', async () => {
    const { sent } = await open();
    type('이름', ' ');
    type('전화번호 (선택)', '010');
    click('저장');
    expect(await screen.findByText('이름을 입력해 주세요. 40자까지 쓸 수 있어요.')).toBeTruthy();
    expect(screen.getByText('전화번호를 확인해 주세요. 예: 010-1234-5678')).toBeTruthy();
    expect(sent('PUT', 'auth/my')).toHaveLength(0);
  });
});

describe('the password', () => {
  const change = (password: string, next: string) => {
    type('지금 비밀번호', password);
    type('새 비밀번호', next);
    click('비밀번호 변경');
  };

  it('is changed, and the fields are empty again', async () => {
    const { store, sent } = await open({ 'PUT auth/my/password': () => answer(200, { ended: 2 }) });
    change('the old one', 'a new and better one');
    await waitFor(() =>
      expect(store.getState().snackbar.current?.text).toBe('비밀번호를 바꿨어요. 다른 기기 2곳에서 로그아웃했어요.'),
    );
    expect([field('지금 비밀번호').value, field('새 비밀번호').value]).toEqual(['', '']);
    expect(sent('GET', 'auth/my/sessions').length).toBeGreaterThan(1);
  });

  it.each([
    ['wrong_password', '지금 비밀번호'],
    ['weak_password', '새 비밀번호'],
  ])('tells %s beside its field', async (code, label) => {
    await open({ 'PUT auth/my/password': () => problem(422, code, '다시 입력해 주세요.') });
    change('the old one', 'a new and better one');
    await waitFor(() => expect(field(label).getAttribute('aria-invalid')).toBe('true'));
    expect(field('새 비밀번호').value).toBe('a new and better one');
  });

  it('is not there for who logs in elsewhere', async () => {
    await open({}, { ...account, type: 'kakao' });
    expect(screen.queryByLabelText('새 비밀번호')).toBeNull();
  });
});

describe('sessions', () => {
  it('are listed with this one first, which has no way out', async () => {
    await open();
    await screen.findByText('Safari · iPhone');
    const rows = within(screen.getByRole('region', { name: '로그인한 기기' })).getAllByRole('listitem');
    expect(rows.map((row) => within(row).queryByRole('button')?.getAttribute('aria-label') ?? null)).toEqual([
      null,
      'Safari · iPhone 로그아웃',
    ]);
    expect(rows[0]?.textContent).toContain('지금 쓰는 기기');
    expect(rows[1]?.textContent).toContain('1시간 전 사용');
  });

  it('end one by one', async () => {
    const { sent } = await open({ 'DELETE auth/my/session': () => answer(200, { id: 's2' }) });
    fireEvent.click(await screen.findByRole('button', { name: 'Safari · iPhone 로그아웃' }));
    await waitFor(() => expect(sent('DELETE', 'auth/my/session')[0]?.url).toContain('id=s2'));
  });

  it('all others end, asked once', async () => {
    const { sent, store } = await open({ 'DELETE auth/my/sessions': () => answer(200, { ended: 1 }) });
    fireEvent.click(await screen.findByRole('button', { name: '다른 기기 모두 로그아웃' }));
    expect(sent('DELETE', 'auth/my/sessions')).toHaveLength(0);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '모두 로그아웃' }));
    await waitFor(() => expect(store.getState().snackbar.current?.text).toBe('다른 기기 1곳에서 로그아웃했어요.'));
  });
});

it('shows what was agreed to, to be read again', async () => {
  await open({ 'GET auth/agree': () => answer(200, { which: 'terms', text: '# 이용약관\n\n제1조' }) });
  click('이용약관 보기');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('제1조');
  expect(within(dialog).queryByRole('button', { name: '동의하기' })).toBeNull();
});

it('says what to do when it cannot be loaded', async () => {
  stubServer([problem(503, 'unavailable', '지금은 처리할 수 없어요.')]);
  render(
    <Provider store={createStore()}>
      <MaruTheme>
        <MemoryRouter>
          <MyScreen />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  expect(await screen.findByRole('button', { name: '다시 시도' }, { timeout: 20_000 })).toBeTruthy();
}, 30_000);
