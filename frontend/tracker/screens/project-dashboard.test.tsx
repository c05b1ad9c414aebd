import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { issueOf, listed, openScreen, projectOf } from './project.fixture.tsx';

const mine = 'GET request/project/mine';
const issues = 'GET request/request/mine';
afterEach(() => void vi.unstubAllGlobals());

it('leads someone new to making or joining a project', async () => {
  openScreen('/request', { [mine]: () => listed(), [issues]: () => answer(200, { issues: [] }) });
  expect(await screen.findByText('첫 프로젝트를 시작해 볼까요?')).toBeTruthy();
  // Each way is offered once.
  expect(screen.queryByRole('button', { name: '새 프로젝트' })).toBeNull();
  expect(screen.getByRole('link', { name: '참여할 프로젝트 찾기' }).getAttribute('href')).toBe(
    '/request/project?status=all',
  );
  await userEvent.click(screen.getByRole('button', { name: '새 프로젝트 만들기' }));
  expect(await screen.findByRole('dialog', { name: '새 프로젝트' })).toBeTruthy();
});

it('shows what waits for me and where I work', async () => {
  const waiting = projectOf('w', 'none', { requests: ['u1'] });
  openScreen('/request', {
    [mine]: () => listed(projectOf('a', 'member'), waiting),
    [issues]: () => answer(200, { issues: [issueOf('x', { due: '2020-01-02' }), issueOf('y')] }),
  });
  const list = await screen.findByRole('list', { name: '나에게 맡겨진 이슈' });
  const [first] = within(list).getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/request/project/a?issue=x');
  expect(first?.textContent).toContain('지남');
  expect(first?.textContent).toContain('프로젝트 a');
  const projects = screen.getByRole('list', { name: '내 프로젝트' });
  expect(within(projects).getAllByRole('link')).toHaveLength(1);
  expect(within(projects).getByText('승인을 기다려요')).toBeTruthy();
});

it('offers another try after a failure', async () => {
  let fails = true;
  openScreen('/request', {
    [mine]: () => (fails ? problem(500, 'internal') : listed(projectOf('a', 'member'))),
    [issues]: () => answer(200, { issues: [] }),
  });
  const again = await screen.findByRole('button', { name: '다시 시도' });
  fails = false;
  await userEvent.click(again);
  expect(await screen.findByText('담당 이슈가 없어요')).toBeTruthy();
});
