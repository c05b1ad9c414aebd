import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { account, now, openMy as open } from './my.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

describe('social logins', () => {
  const kakao = { 'GET auth/social': () => answer(200, { kakao: true, signup: null }) };
  const card = () => screen.findByRole('region', { name: '소셜 로그인' });

  it('are not there where the site has none', async () => {
    const { sent } = await open({ 'GET auth/social': () => answer(200, { kakao: false, signup: null }) });
    await waitFor(() => expect(sent('GET', 'auth/social')).toHaveLength(1));
    expect(screen.queryByRole('region', { name: '소셜 로그인' })).toBeNull();
  });

  it('are linked at Kakao', async () => {
    const assign = vi.fn<(url: string) => void>();
    vi.stubGlobal('location', Object.assign(new URL(window.location.href), { assign }));
    await open({ ...kakao, 'POST auth/kakao/link': () => answer(200, { url: 'https://kauth.example/authorize' }) });
    fireEvent.click(within(await card()).getByRole('button', { name: '연결하기' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://kauth.example/authorize'));
  });

  it('are unlinked, asked once', async () => {
    const { sent } = await open(
      { ...kakao, 'DELETE auth/my/social': () => answer(200, { provider: 'kakao' }) },
      { ...account, social: ['kakao'] },
    );
    fireEvent.click(within(await card()).getByRole('button', { name: '연결 해제' }));
    expect(sent('DELETE', 'auth/my/social')).toHaveLength(0);
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '연결 해제' }));
    await waitFor(() => expect(sent('DELETE', 'auth/my/social')[0]?.url).toContain('provider=kakao'));
  });

  it('stay where there is no other way in', async () => {
    await open(kakao, { ...account, type: 'kakao', email: null, social: ['kakao'] });
    expect((await card()).textContent).toContain('연결을 해제할 수 없어요');
    expect(within(await card()).queryByRole('button')).toBeNull();
    expect(screen.queryByText('이메일')).toBeNull();
  });
});

describe('add-ins', () => {
  it('are let go of one by one', async () => {
    const { sent } = await open({
      'GET auth/my/addins': () => answer(200, { addins: [{ id: 'a1', bound_at: now - 3_600_000 }] }),
      'DELETE auth/my/addin': () => answer(200, { id: 'a1' }),
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Revit 애드인 연결 해제' }));
    fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '연결 해제' }));
    await waitFor(() => expect(sent('DELETE', 'auth/my/addin')[0]?.url).toContain('id=a1'));
  });
});
