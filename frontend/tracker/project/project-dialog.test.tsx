import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { listed, openScreen, projectOf, type Replies } from '../screens/project.fixture.tsx';

const add = 'POST request/project/add';
const stored = projectOf('a', 'owner', { title: '한강 청사' });
const open = (path: string, reply: Replies[string]) =>
  openScreen(path, { 'GET request/project/list': () => listed(stored), [add]: reply });
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const edit = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '한강 청사 메뉴' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '수정' }));
  return screen.findByRole('dialog', { name: '프로젝트 수정' });
};
afterEach(() => void vi.unstubAllGlobals());

describe('new project', () => {
  it('opens by the key n, wants a title, and sends what was typed', async () => {
    const { calls } = open('/request/project', () => answer(200, stored));
    await screen.findByText('한강 청사');
    fireEvent.keyDown(document.body, { key: 'ㅜ', code: 'KeyN' });
    const dialog = await screen.findByRole('dialog', { name: '새 프로젝트' });
    await userEvent.click(within(dialog).getByRole('button', { name: '만들기' }));
    expect(await within(dialog).findByText('프로젝트 이름을 입력해 주세요.')).toBeTruthy();
    expect(calls(add)).toEqual([]);
    await userEvent.type(field(/프로젝트 이름/), '  세종 도서관 ');
    await userEvent.type(field(/발주처/), '   ');
    await userEvent.click(within(dialog).getByRole('button', { name: '보류' }));
    await userEvent.click(within(dialog).getByRole('button', { name: '만들기' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(add)[0]?.body).toEqual({ title: '세종 도서관', text: '', client: '', place: '', status: 'OnHold' });
    await userEvent.click(await screen.findByRole('button', { name: '열기' }));
    expect(screen.getByLabelText('주소').textContent).toBe('/request/project/a');
  });

  it('keeps what was typed when it could not be stored', async () => {
    open('/request/project?new=1', () => problem(500, 'internal', '문제가 생겼어요.'));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(field(/프로젝트 이름/), '세종 도서관');
    await userEvent.click(within(dialog).getByRole('button', { name: '만들기' }));
    expect(await within(dialog).findByText('문제가 생겼어요.')).toBeTruthy();
    expect(field(/프로젝트 이름/).value).toBe('세종 도서관');
  });
});

describe('edited project', () => {
  it('sends only what changed, made from the revision it showed', async () => {
    const { calls } = open('/request/project', () => answer(200, stored));
    const dialog = await edit();
    await userEvent.type(field(/프로젝트 이름/), ' 증축');
    await userEvent.click(within(dialog).getByRole('button', { name: '저장' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(add)[0]?.body).toEqual({ id: 'a', title: '한강 청사 증축' });
    expect(calls(add)[0]?.headers.get('If-Match')).toBe('"3"');
  });

  const conflict = (current: object) =>
    answer(412, {
      status: 412,
      code: 'revision_conflict',
      message: '그 사이 다른 사람이 바꿨어요.',
      errors: [],
      current,
    });
  const theirs = { ...stored, revision: 5, title: '한강 신청사', client: '용산구' };

  it('shows what others changed, keeps what was typed, and stores it from there', async () => {
    const replies = [conflict(theirs), answer(200, { ...theirs, revision: 6 })];
    const { calls } = open('/request/project', () => replies.shift() ?? problem(500, 'internal'));
    const dialog = await edit();
    await userEvent.type(field(/프로젝트 이름/), ' 증축');
    await userEvent.click(within(dialog).getByRole('button', { name: '저장' }));
    expect(await within(dialog).findByText('그 사이 다른 사람이 바꿨어요')).toBeTruthy();
    expect(within(dialog).getByText('한강 신청사')).toBeTruthy();
    expect([field(/프로젝트 이름/).value, field(/발주처/).value]).toEqual(['한강 청사 증축', '용산구']);
    await userEvent.click(within(dialog).getByRole('button', { name: '내 내용으로 저장' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(calls(add)[1]?.body).toEqual({ id: 'a', title: '한강 청사 증축' });
    expect(calls(add)[1]?.headers.get('If-Match')).toBe('"5"');
  });

  it('lets go of what was typed for what is stored', async () => {
    open('/request/project', () => conflict(theirs));
    const dialog = await edit();
    await userEvent.type(field(/프로젝트 이름/), ' 증축');
    await userEvent.click(within(dialog).getByRole('button', { name: '저장' }));
    await userEvent.click(await within(dialog).findByRole('button', { name: /바뀐 내용 보기/ }));
    expect(field(/프로젝트 이름/).value).toBe('한강 신청사');
    expect(within(dialog).getByRole('button', { name: '저장' })).toBeTruthy();
  });
});
