import type { MemberInfo } from '@maru/contracts/identity/member/member.routes';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { person } from '../user/users.fixture.tsx';
import { MemberScreen } from './member.screen.tsx';

afterEach(() => vi.unstubAllGlobals());

const info: MemberInfo = { user: person('a'), certified: true, social: [], agreed: [], memo: null };
const contact = {
  email: 'haneul@example.com',
  phone: '01012345678',
  addresses: [
    { name: '집', recipient: '김하늘', phone: '01012345678', postcode: '06236', address: '테헤란로 1', detail: '' },
  ],
};
const open = (own: Replies = {}) =>
  openAt(
    '/adm/user/a',
    <Routes>
      <Route path="/adm/user/:id" element={<MemberScreen />} />
    </Routes>,
    {
      'GET adm/user': () => answer(200, info),
      'GET adm/user/sessions': () => answer(200, { sessions: [] }),
      'GET adm/user/accesses': () => answer(200, { list: [] }),
      ...own,
    },
    10,
  );
const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('one member', () => {
  it('shows how to reach them only when asked, for a reason', async () => {
    const answers = [problem(409, 'reason_needed'), answer(200, contact)];
    const { sent } = open({ 'POST adm/user/contact': () => answers.shift() ?? problem(500, 'internal') });
    await click('연락처 보기');
    expect(screen.queryByText('haneul@example.com')).toBeNull();
    fireEvent.change(await screen.findByLabelText('이유'), { target: { value: 'claim' } });
    await click('보기');
    expect(await screen.findByText('haneul@example.com')).toBeDefined();
    expect(screen.getByText('(06236) 테헤란로 1 · 김하늘 010-1234-5678')).toBeDefined();
    expect(sent('POST adm/user/contact').map((body) => (body as { reason?: object }).reason)).toEqual([
      undefined,
      { purpose: 'claim', note: null },
    ]);
  });

  it('takes a memo, and tells who wrote it', async () => {
    const memo = { text: '메일을 좋아하심', by: '관리자', at: Date.UTC(2026, 2, 2) };
    const { sent } = open({
      'GET adm/user': () => answer(200, { ...info, memo }),
      'PUT adm/user/memo': () => answer(200, { id: 'a' }),
    });
    expect(await screen.findByText(/^관리자 ·/)).toBeDefined();
    fireEvent.change(screen.getByRole('textbox', { name: '메모' }), { target: { value: '  ' } });
    await click('메모 저장');
    await waitFor(() => expect(sent('PUT adm/user/memo')).toEqual([{ id: 'a', memo: null }]));
  });

  it('ends an account only when it is said that its person asked', async () => {
    const { sent } = open({ 'POST adm/user/withdraw': () => answer(200, { id: 'a' }) });
    await click('탈퇴 처리');
    const confirm = (await screen.findAllByRole('button', { name: '탈퇴 처리' })).at(-1) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('어떻게 요청했나요?'), { target: { value: 'mail' } });
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(confirm);
    await waitFor(() => expect(sent('POST adm/user/withdraw')).toEqual([{ id: 'a', request: 'mail' }]));
  });

  it('of who has gone only says so', async () => {
    open({ 'GET adm/user': () => answer(200, { ...info, user: person('a', { status: 'withdrawn' }) }) });
    expect(await screen.findByText('탈퇴')).toBeDefined();
    for (const name of ['연락처 보기', '탈퇴 처리', '메모 저장'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
