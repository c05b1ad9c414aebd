import { render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { answer, problem, stubServer, user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { OwnProjects } from './own-projects.tsx';
import { projectOf } from '../screens/project.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const open = (reply: Response) => {
  stubServer([reply]);
  const store = createStore(new Live(async () => Promise.reject(new Error('no socket in this test'))));
  store.dispatch(sessionStarted({ accessToken: 't', user }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter>
          <OwnProjects />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
};
const hrefs = () =>
  within(screen.getByRole('list', { name: '내 프로젝트 목록' }))
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'));

it('shows the first five of my projects and the way to all', async () => {
  open(answer(200, { list: Array.from({ length: 7 }, (_, at) => projectOf(`p${at}`, 'member')), total: 7 }));
  expect((await screen.findByRole('link', { name: '전체 보기 (7)' })).getAttribute('href')).toBe('/request');
  expect(hrefs()).toEqual([0, 1, 2, 3, 4].map((at) => `/request/project/p${at}`));
});

it('does not lead into what I have only asked to join', async () => {
  open(answer(200, { list: [projectOf('a', 'none', { requests: [user.id] })], total: 1 }));
  expect(await screen.findByText('승인을 기다려요')).toBeTruthy();
  expect(hrefs()).toEqual([]);
});

it('helps who is in none yet, and says what to do when they cannot be loaded', async () => {
  open(answer(200, { list: [], total: 0 }));
  expect((await screen.findByRole('link', { name: '프로젝트 찾아보기' })).getAttribute('href')).toBe(
    '/request/project',
  );
  open(problem(500, 'internal'));
  expect(await screen.findByRole('button', { name: '다시 시도' })).toBeTruthy();
});
