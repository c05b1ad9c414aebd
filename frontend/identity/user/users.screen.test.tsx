import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { choose, click, menuOf, open, person } from './users.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const look = (name: string) => fireEvent.click(screen.getByRole('link', { name }));

describe('the list of people', () => {
  it('shows what they are, in words', async () => {
    open();
    const row = (await screen.findByText('사람 b')).closest('tr') as HTMLElement;
    expect([...row.querySelectorAll('td')].map(({ textContent }) => textContent).slice(2, 6)).toEqual([
      '이메일',
      '회원 (1)',
      '정지',
      '2026년 3월 2일',
    ]);
  });

  it('leads to the screen of one person, and to what was done with them', async () => {
    open({ 'GET adm/user/history': () => answer(200, { history: [] }) });
    expect((await screen.findByRole('link', { name: '사람 a' })).getAttribute('href')).toBe('/adm/user/a');
    expect(await menuOf('사람 a')).toContain('기록 보기');
    await choose('기록 보기');
    await screen.findByRole('dialog', { name: '사람 a 님의 기록' });
  });

  it('is narrowed by tabs and text that stand in the URL', async () => {
    const { asked } = open();
    await screen.findByText('사람 a');
    look('정지');
    await waitFor(() => expect(asked().at(-1)?.get('status')).toBe('suspended'));
    expect(screen.getByLabelText('주소').textContent).toBe('/adm/user?status=suspended');
    look('관리자');
    await waitFor(() => expect(asked().at(-1)?.get('level')).toBe('10'));
    fireEvent.change(screen.getByLabelText('회원 찾기'), { target: { value: '하늘' } });
    await waitFor(() => expect(asked().at(-1)?.get('text')).toBe('하늘'));
    expect(screen.getByLabelText('주소').textContent).toBe('/adm/user?level=10&text=하늘');
  });

  it('says that nobody is there, and leads back to all', async () => {
    const none = { list: [], total: 0, next: null, previous: null };
    const { asked } = open({ 'GET adm/user/list': () => answer(200, none) }, '/adm/user?text=없는이름');
    await screen.findByText('‘없는이름’에 맞는 것이 없어요');
    click('전체 보기');
    await waitFor(() => expect(asked().at(-1)?.has('text')).toBe(false));
  });

  it('tells why it could not be loaded', async () => {
    open({ 'GET adm/user/list': () => problem(403, 'forbidden', '권한이 없습니다.') });
    await screen.findByText('권한이 없습니다.');
    expect(screen.getByRole('button', { name: '다시 시도' })).toBeTruthy();
  });
});

describe('what may be done', () => {
  it.each([
    ['사람 a', ['기록 보기', '등급 변경', '이용 정지']],
    ['사람 b', ['기록 보기', '등급 변경', '정지 풀기']],
    ['탈퇴한 사용자', ['기록 보기']],
    [user.name, ['기록 보기']],
  ])('with %s is no more than the server allows', async (name, items) => {
    open();
    expect(await menuOf(name)).toEqual(items);
  });

  it('what was done is told, with the reason', async () => {
    const change = { revision: 0, at: Date.UTC(2026, 2, 2), by: null, level: null, reason: null };
    const by = { id: 'x', name: '박관리', image: null };
    const history = [
      { ...change, revision: 3, by, what: 'suspended', reason: '광고 글' },
      { ...change, revision: 2, by, what: 'level', level: 10 },
      { ...change, what: 'registered' },
    ];
    open({ 'GET adm/user/history': () => answer(200, { history }) });
    await menuOf('사람 b');
    await choose('기록 보기');
    const list = await screen.findByRole('list', { name: '기록' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ firstChild }) => firstChild?.textContent),
    ).toEqual(['이용을 정지했어요: 광고 글', '등급을 바꿨어요: 관리자 (10)', '가입했어요.']);
    expect(within(list).getAllByText(/박관리/)).toHaveLength(2);
  });

  it('a suspension takes a reason, and can be taken back', async () => {
    const { sent } = open({
      'PUT adm/user/suspend': () => answer(200, person('a', { status: 'suspended' })),
      'PUT adm/user/reinstate': () => answer(200, person('a')),
    });
    await menuOf('사람 a');
    await choose('이용 정지');
    const dialog = await screen.findByRole('dialog', { name: '사람 a 님의 이용을 정지할까요?' });
    expect(within(dialog).getByRole('button', { name: '정지' }).hasAttribute('disabled')).toBe(true);
    fireEvent.change(within(dialog).getByLabelText(/정지 이유/), { target: { value: ' 광고 글 ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '정지' }));
    fireEvent.click(await screen.findByRole('button', { name: '실행 취소' }));
    await screen.findByText('사람 a 님의 정지를 풀었어요.');
    expect(sent('PUT adm/user/suspend')).toEqual([{ id: 'a', reason: '광고 글' }]);
    expect(sent('PUT adm/user/reinstate')).toEqual([{ id: 'a' }]);
  });

  it('a changed level goes back the same way', async () => {
    const { sent } = open({ 'PUT adm/user/level': () => answer(200, person('a', { level: 10 })) });
    await menuOf('사람 a');
    await choose('등급 변경');
    const dialog = await screen.findByRole('dialog', { name: '사람 a 님의 등급 변경' });
    fireEvent.mouseDown(within(dialog).getByRole('combobox'));
    fireEvent.click(await screen.findByRole('option', { name: '관리자 (10)' }));
    fireEvent.click(within(dialog).getByRole('button', { name: '변경' }));
    fireEvent.click(await screen.findByRole('button', { name: '실행 취소' }));
    await screen.findByText('등급을 되돌렸어요.');
    expect(sent('PUT adm/user/level')).toEqual([
      { id: 'a', level: 10 },
      { id: 'a', level: 1 },
    ]);
  });

  it('a refusal is told, and the dialog stays', async () => {
    open({ 'PUT adm/user/suspend': () => problem(409, 'last_admin', '마지막 관리자예요.') });
    await menuOf('사람 a');
    await choose('이용 정지');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByLabelText(/정지 이유/), { target: { value: '이유' } });
    fireEvent.click(within(dialog).getByRole('button', { name: '정지' }));
    await screen.findByText('마지막 관리자예요.');
    expect(screen.getByRole('dialog', { hidden: true })).toBe(dialog);
  });

  it('somebody is found by the whole address, which stands in no URL', async () => {
    const { sent } = open({ 'POST adm/user/find': () => answer(200, person('z', { name: '찾은 사람' })) });
    await screen.findByText('사람 a');
    click('이메일로 찾기');
    fireEvent.change(await screen.findByRole('textbox', { name: /이메일/ }), { target: { value: 'z@example.com' } });
    click('찾기');
    await screen.findByText('찾은 사람');
    expect(sent('POST adm/user/find')).toEqual([{ email: 'z@example.com' }]);
  });

  it('nobody at an address is told beside the field', async () => {
    open({ 'POST adm/user/find': () => problem(404, 'not_found', '찾을 수 없어요.') });
    await screen.findByText('사람 a');
    click('이메일로 찾기');
    fireEvent.change(await screen.findByRole('textbox', { name: /이메일/ }), { target: { value: 'z@example.com' } });
    click('찾기');
    await screen.findByText('이 이메일로 가입한 회원이 없어요.');
  });
});
