import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { listed, openScreen, projectOf, type Replies } from '../screens/project.fixture.tsx';

const list = 'GET request/project/list';
const address = () => screen.getByLabelText('주소').textContent;
const rows = {
  [list]: () => listed(projectOf('a', 'owner'), projectOf('b', 'member'), projectOf('c', 'none')),
} satisfies Replies;
const open = (path = '/request/project', replies: Replies = rows, level = 1) => openScreen(path, replies, level);
const menuOf = async (id: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `프로젝트 ${id} 메뉴` }));
  const menu = await screen.findByRole('menu');
  return [...menu.querySelectorAll('[role^=menuitem]')].map(({ textContent }) => textContent);
};
afterEach(() => void vi.unstubAllGlobals());

describe('filters', () => {
  it('puts statuses into the URL and asks for them, from the first page', async () => {
    const { calls } = open('/request/project?page=2');
    await userEvent.click(screen.getByRole('button', { name: '보류' }));
    expect(address()).toBe('/request/project?status=OnGoing,OnHold');
    await waitFor(() => expect(calls(list).at(-1)?.query.get('status')).toBe('OnGoing,OnHold'));
    expect(calls(list).at(-1)?.query.get('page')).toBe('1');
    await userEvent.click(screen.getByRole('button', { name: '완료' }));
    expect(address()).toBe('/request/project?status=all');
    expect(screen.getByRole('button', { name: '전체' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('takes a text of two characters after a pause, one character never', async () => {
    const { calls } = open();
    const box = screen.getByRole('searchbox', { name: '프로젝트 찾기' });
    await userEvent.type(box, '한');
    await userEvent.type(box, '강');
    await waitFor(() => expect(address()).toBe('/request/project?text=한강'));
    await waitFor(() => expect(calls(list).at(-1)?.query.get('text')).toBe('한강'));
    expect(calls(list).map(({ query }) => query.get('text'))).not.toContain('한');
  });

  it('says which filter finds nothing and offers the way out', async () => {
    open('/request/project?status=OnHold', { [list]: () => listed() });
    expect(await screen.findByText('보류 상태인 프로젝트가 없어요')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '모든 상태 보기' }));
    expect(address()).toBe('/request/project?status=all');
  });
});

describe('table', () => {
  it('sorts by its headings and says so', async () => {
    open();
    const heading = await screen.findByRole('columnheader', { name: '프로젝트' });
    expect(screen.getByRole('columnheader', { name: '수정일' }).getAttribute('aria-sort')).toBe('descending');
    await userEvent.click(within(heading).getByRole('button'));
    expect(address()).toBe('/request/project?sortBy=title');
    expect(screen.getByRole('columnheader', { name: '프로젝트' }).getAttribute('aria-sort')).toBe('ascending');
    await userEvent.click(within(heading).getByRole('button'));
    expect(address()).toBe('/request/project?sortBy=-title');
  });

  it('keeps the rows while the next page loads', async () => {
    let give: (response: Response) => void = () => undefined;
    const pages: Replies = {
      [list]: ({ query }) =>
        query.get('page') === '1'
          ? answer(200, { list: [projectOf('a', 'owner')], total: 21 })
          : new Promise((resolve) => (give = resolve)),
    };
    const { calls } = open('/request/project', pages);
    expect(await screen.findByText('프로젝트 a')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: '다음 쪽' }));
    await waitFor(() => expect(calls(list)).toHaveLength(2));
    expect(screen.getByText('프로젝트 a')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: '불러오는 중' })).toBeTruthy();
    act(() => give(answer(200, { list: [projectOf('z', 'owner')], total: 21 })));
    expect(await screen.findByText('프로젝트 z')).toBeTruthy();
    expect(screen.queryByText('프로젝트 a')).toBeNull();
  });

  it('offers another try after a failure', async () => {
    let fails = true;
    open('/request/project', {
      [list]: () => (fails ? problem(500, 'internal', '문제가 생겼어요.') : listed(projectOf('a', 'owner'))),
    });
    const again = await screen.findByRole('button', { name: '다시 시도' });
    fails = false;
    await userEvent.click(again);
    expect(await screen.findByText('프로젝트 a')).toBeTruthy();
  });
});

describe('row menu', () => {
  const statuses = ['진행 중', '보류', '완료'];
  it.each([
    ['a', ['열기', '수정', ...statuses, '삭제']],
    ['b', ['열기', ...statuses]],
  ])('of %s offers what my part allows', async (id, items) => {
    open();
    expect(await menuOf(id)).toEqual(items);
  });

  it('is not there for strangers, and whole for an administrator', async () => {
    open('/request/project', rows, 10);
    expect(await menuOf('c')).toEqual(['열기', '수정', ...statuses, '삭제']);
  });

  it('changes the status at once and takes it back when refused', async () => {
    let refuse: (response: Response) => void = () => undefined;
    open('/request/project', {
      ...rows,
      'PUT request/project/kanban/update': () => new Promise((resolve) => (refuse = resolve)),
    });
    await menuOf('a');
    await userEvent.click(screen.getByRole('menuitemradio', { name: '보류' }));
    const row = (await screen.findByText('프로젝트 a')).closest('tr') as HTMLElement;
    expect(await within(row).findByText('보류')).toBeTruthy();
    expect(within(row).getByRole('img', { name: '저장하는 중' })).toBeTruthy();
    act(() => refuse(problem(403, 'not_member', '프로젝트 구성원만 할 수 있어요.')));
    expect(await within(row).findByText('진행 중')).toBeTruthy();
    expect(screen.getByText('프로젝트 구성원만 할 수 있어요.')).toBeTruthy();
  });

  it('deletes after one question and brings back from the snackbar', async () => {
    const one = (id: string) => () => answer(200, { id });
    const { calls } = open('/request/project', {
      ...rows,
      'DELETE request/project': one('a'),
      'POST request/project/restore': () => answer(200, projectOf('a', 'owner')),
    });
    await menuOf('a');
    await userEvent.click(screen.getByRole('menuitem', { name: '삭제' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    await userEvent.click(await screen.findByRole('button', { name: '실행 취소' }));
    expect(calls('DELETE request/project')[0]?.query.get('id')).toBe('a');
    await waitFor(() => expect(calls('POST request/project/restore')[0]?.body).toEqual({ id: 'a' }));
  });
});

describe('joining', () => {
  it('asks from the row of a project one is not in', async () => {
    let requests: string[] = [];
    const replies: Replies = {
      [list]: () => listed(projectOf('c', 'none', { requests })),
      'POST request/project/join': () => {
        requests = ['u1'];
        return answer(200, { status: 'requested' });
      },
    };
    const { calls } = open('/request/project', replies);
    await userEvent.click(await screen.findByText('서울시 · 서울 용산구'));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '참여 요청' }));
    expect(await screen.findByText('요청함')).toBeTruthy();
    expect(calls('POST request/project/join')[0]?.body).toEqual({ id: 'c' });
  });

  it('opens for who was refused at a project, and leaves the address', async () => {
    open('/request/project?join=c', {
      ...rows,
      'GET request/project/kanban/list': () =>
        answer(200, { OnGoing: [projectOf('c', 'none')], OnHold: [], Finished: [] }),
    });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByText('프로젝트 c')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
    await waitFor(() => expect(address()).toBe('/request/project'));
  });
});
