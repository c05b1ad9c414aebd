import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { boardOf, listed, openScreen, projectOf, type Replies } from '../screens/project.fixture.tsx';

const board = {
  'GET request/project/kanban/list': () =>
    answer(200, boardOf([projectOf('a', 'member'), projectOf('c', 'none', { status: 'OnHold' })])),
} satisfies Replies;
const column = (name: string) => screen.getByRole('region', { name: new RegExp(name) });
const moveA = async (to: string) => {
  await userEvent.click(await screen.findByRole('button', { name: '프로젝트 a 옮기기' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: to }));
};
afterEach(() => void vi.unstubAllGlobals());

describe('project board', () => {
  it('moves a card at once, and back with a message when refused', async () => {
    let settle: (response: Response) => void = () => undefined;
    const { calls } = openScreen('/request/kanban', {
      ...board,
      'PUT request/project/kanban/update': () => new Promise((resolve) => (settle = resolve)),
    });
    await moveA('완료');
    expect(within(column('완료')).getByText('프로젝트 a')).toBeTruthy();
    expect(within(column('완료')).getByRole('img', { name: '저장하는 중' })).toBeTruthy();
    expect(calls('PUT request/project/kanban/update')[0]?.body).toEqual({ id: 'a', status: 'Finished' });
    act(() => settle(problem(403, 'not_member', '프로젝트 구성원만 할 수 있어요.')));
    expect(await within(column('진행 중')).findByText('프로젝트 a')).toBeTruthy();
    expect(screen.getByText('프로젝트 구성원만 할 수 있어요.')).toBeTruthy();
  });

  it('takes what the server answered', async () => {
    const stored = projectOf('a', 'member', { status: 'Finished', revision: 4, position: 19, title: '새 이름' });
    openScreen('/request/kanban', { ...board, 'PUT request/project/kanban/update': () => answer(200, stored) });
    await moveA('완료');
    expect(await within(column('완료')).findByText('새 이름')).toBeTruthy();
  });

  it('leaves the cards of others in their place and says why', async () => {
    openScreen('/request/kanban', board);
    const card = (await screen.findByText('프로젝트 c')).closest('li') as HTMLElement;
    expect(within(card).getByText('구성원만 옮길 수 있어요')).toBeTruthy();
    expect(within(card).queryByRole('button', { name: /옮기기/ })).toBeNull();
    expect(within(card).getByRole('button', { name: '프로젝트 c 참여 요청' })).toBeTruthy();
  });

  it.each(['/request/kanban', '/request/project?view=kanban'])(
    'is the same at %s, and follows what others do',
    async (path) => {
      const { store } = openScreen(path, board);
      expect(await screen.findByText('프로젝트 a')).toBeTruthy();
      expect(store.getState().live?.rooms).toHaveProperty('projects');
      expect(screen.getByRole('button', { name: '칸반', pressed: true })).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: '표' }));
      expect(screen.getByLabelText('주소').textContent).toBe('/request/project');
    },
  );

  it('is one switch, or the key v, away from the table', async () => {
    openScreen('/request/project', { ...board, 'GET request/project/list': () => listed(projectOf('a', 'member')) });
    await userEvent.click(await screen.findByRole('button', { name: '칸반' }));
    expect(await screen.findByRole('group', { name: '프로젝트 칸반' })).toBeTruthy();
    expect(screen.getByLabelText('주소').textContent).toBe('/request/project?view=kanban');
    fireEvent.keyDown(document.body, { key: 'v', code: 'KeyV' });
    expect(await screen.findByRole('table', { name: '프로젝트' })).toBeTruthy();
  });
});
