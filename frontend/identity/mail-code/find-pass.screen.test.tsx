import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, stubServer } from '../../kernel/api/call.fixture.ts';
import { FindPassScreen } from './find-pass.screen.tsx';
import { openScreen } from './mail-code.fixture.tsx';

const ask = (email: string) => {
  fireEvent.change(screen.getByLabelText('이메일'), { target: { value: email } });
  fireEvent.click(screen.getByRole('button', { name: '메일 받기' }));
};
afterEach(() => vi.unstubAllGlobals());

describe('finding a password', () => {
  it('asks only for what is an address', async () => {
    const { requests } = stubServer([answer(200, {})]);
    openScreen('/findme', FindPassScreen);
    ask('haneul@');
    expect(await screen.findByText('이메일 주소를 확인해 주세요.')).toBeTruthy();
    expect(requests).toHaveLength(0);
  });

  it('opens a dialog with what the server says, and closing it leads Home', async () => {
    const { requests } = stubServer([answer(200, { message: '가입한 이메일이라면 메일을 보냈어요.' })]);
    openScreen('/findme', FindPassScreen);
    ask('haneul@example.com');
    const dialog = await screen.findByRole('dialog', { name: '메일을 확인해 주세요' });
    expect(dialog.textContent).toContain('haneul@example.com');
    expect(dialog.textContent).toContain('가입한 이메일이라면 메일을 보냈어요.');
    expect([new URL(requests[0]?.url ?? '').pathname, await requests[0]?.json()]).toEqual([
      '/api/auth/findpass',
      { email: 'haneul@example.com' },
    ]);
    fireEvent.click(screen.getByRole('button', { name: '확인' }));
    expect(await screen.findByText('at /')).toBeTruthy();
  });

  it('waits with the button, and shows why it failed', async () => {
    let refuse = (_answer: Response) => {};
    const waiting = new Promise<Response>((resolve) => {
      refuse = resolve;
    });
    vi.stubGlobal('fetch', () => waiting);
    const store = openScreen('/findme', FindPassScreen);
    ask('haneul@example.com');
    await vi.waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /메일 받기/ }).disabled).toBe(true),
    );
    refuse(problem(429, 'rate_limited', '요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.'));
    expect((await screen.findByRole('alert')).textContent).toBe('요청이 너무 많아요. 잠시 뒤 다시 시도해 주세요.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '메일 받기' }).disabled).toBe(false);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(store.getState().snackbar.current).toBeNull();
  });
});
