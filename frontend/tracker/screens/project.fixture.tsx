import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { answer, user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { useShortcutKeys } from '../../kernel/shortcuts.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { Where } from '../../kernel/store/screen.fixture.tsx';
import { type Replies, serve } from './issue.fixture.tsx';
import { ProjectDashboardScreen } from './project-dashboard-screen.tsx';
import { ProjectListScreen } from '../project/project-list-screen.tsx';

const other = { id: 'u2', no: 2, name: '이바다', image: null, role: 'owner' } as const;
const mine = { id: user.id, no: 1, name: user.name, image: null } as const;
export const people = {
  owner: [{ ...mine, role: 'owner' }],
  member: [other, { ...mine, role: 'member' }],
  none: [other],
} as const;

/** A project in which I am what `as` says. */
export const projectOf = (id: string, as: keyof typeof people, part: Partial<Project> = {}): Project => ({
  id,
  revision: 3,
  position: 10,
  title: `프로젝트 ${id}`,
  text: '',
  client: '서울시',
  place: '서울 용산구',
  status: 'OnGoing',
  count: 4,
  open: 1,
  user: [...people[as]],
  requests: [],
  created_by: 'u2',
  created_at: 1,
  updated_at: 1,
  created_position: 1,
  updated_position: 1,
  deleted: false,
  ...part,
});
export const boardOf = (list: readonly Project[]) => ({
  OnGoing: list.filter(({ status }) => status === 'OnGoing'),
  OnHold: list.filter(({ status }) => status === 'OnHold'),
  Finished: list.filter(({ status }) => status === 'Finished'),
});
export const issueOf = (id: string, part: Partial<Issue> = {}) => ({
  id,
  revision: 0,
  position: 1,
  prj_id: 'a',
  title: `이슈 ${id}`,
  text: '',
  program: 'web',
  status: 'TO DO',
  priority: 'HIGH',
  type: '도서검토',
  class: '건축',
  assignee: user.id,
  due: null,
  image: null,
  user: 'u2',
  comments: 0,
  images: 0,
  created_at: 1,
  updated_at: 1,
  updated_position: 1,
  deleted: false,
  ...part,
});

export type { Replies } from './issue.fixture.tsx';

const Shell = () => {
  useShortcutKeys();
  return (
    <>
      <Routes>
        <Route path="/request" element={<ProjectDashboardScreen />} />
        <Route path="/request/project" element={<ProjectListScreen />} />
        <Route path="/request/kanban" element={<ProjectListScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
      <TopSnackbar />
    </>
  );
};

/** The tracker's list screens at an address, for the person with `user`'s id. */
export const openScreen = (path: string, replies: Replies, level = 1) => {
  const asked = serve(replies);
  const store = createStore(new Live(async () => Promise.reject(new Error('no socket in this test'))));
  store.dispatch(sessionStarted({ accessToken: 't', user: { ...user, level } }));
  render(
    <Provider store={store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[path]}>
          <Shell />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return { asked, store, calls: (call: string) => asked.filter((one) => one.call === call) };
};

export const listed = (...list: readonly Project[]) => answer(200, { list, total: list.length });
