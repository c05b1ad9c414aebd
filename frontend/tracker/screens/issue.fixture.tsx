import type { SessionUser } from '@maru/contracts/identity/user/user.views';
import type { Recorded } from '@maru/contracts/kernel/message';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { commentFold } from '@maru/contracts/tracker/comment/comment.fold';
import { type Comment, commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { Live } from '../../kernel/live/live-client.ts';
import { FakeSocket } from '../../kernel/store/live.fixture.ts';
import { sessionStarted } from '../../kernel/session/session.slice.ts';
import { useShortcutKeys } from '../../kernel/shortcuts.ts';
import { TopSnackbar } from '../../kernel/snackbar/top-snackbar.tsx';
import { Where } from '../../kernel/store/screen.fixture.tsx';
import { createStore } from '../../kernel/store/store.ts';
import { MaruTheme } from '../../design/theme-provider.tsx';
import { ProjectScreen } from './project-screen.tsx';

const uuid = (kind: string, no: number) => `01900000-0000-7000-8000-0000000${kind}${String(no).padStart(4, '0')}`;
export const projectId = uuid('a', 1);
const other = { id: 'u2', name: '이바다', image: null };
const me = { id: user.id, name: user.name, image: null };

export const issueOf = (no: number, part: Partial<Issue> = {}): Issue => ({
  id: uuid('b', no),
  revision: 0,
  position: no,
  prj_id: projectId,
  title: `이슈 ${no}`,
  text: '',
  program: 'web',
  status: 'TO DO',
  priority: 'LOW',
  type: '도서검토',
  class: '건축',
  assignee: null,
  due: null,
  image: null,
  user: 'u2',
  comments: 0,
  images: 0,
  created_at: no,
  updated_at: no,
  updated_position: no,
  deleted: false,
  author: other,
  assigned: null,
  ...part,
});

const recorded = { position: 0, meta: { at: new Date(0).toISOString() } } as Recorded;
const added = commentFold.evolve.CommentAdded(undefined, { ...commentExamples.CommentAdded, ...recorded });
/** Of the contract's own example, so that a comment's new field stands in it by itself. */
export const commentOf = (no: number, part: Partial<Comment> = {}): Comment => {
  if (!added) throw new Error('no comment begins with the example of CommentAdded');
  const own = { id: uuid('c', no), prj_id: projectId, issue_id: uuid('b', 1), comment: `댓글 ${no}`, image: [] };
  const times = { created_at: no, updated_at: no, created_position: no, updated_position: no };
  const doc = { ...added, ...own, ...times, created_by: other.id, revision: 0, position: 100 + no };
  return { ...commentPresentation.present(doc, () => ({ ...other, no: 2 })), ...part };
};
export const mine = { created_by: user.id, author: me };

const project: Project = {
  id: projectId,
  revision: 0,
  position: 1,
  title: '한강 복합문화센터',
  text: '',
  client: '',
  place: '',
  status: 'OnGoing',
  count: 1,
  open: 1,
  requests: [],
  created_by: user.id,
  user: [
    { ...me, no: 1, role: 'owner' },
    { ...other, no: 2, role: 'member' },
  ],
  created_at: 1,
  updated_at: 1,
  created_position: 1,
  updated_position: 1,
  deleted: false,
};

export interface Asked {
  readonly call: string;
  readonly query: URLSearchParams;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
}
/** By `METHOD path` below `/api/`. */
export type Replies = Readonly<Record<string, (asked: Asked) => Response | Promise<Response>>>;

/** A project with one issue and no comment. */
const quietProject: Replies = {
  'GET request/project/check_able': () => answer(200, { auth: 5 }),
  'GET request/project/info': () =>
    answer(200, {
      info: project,
      user: project.user,
      current_user: { id: user.id, role: 'owner', auth: 5 },
      requests: [],
    }),
  'GET request/request/list': () => answer(200, { issues: [issueOf(1)] }),
  'GET request/request/info': () => answer(200, issueOf(1)),
  'GET request/request/kanban/list': () => answer(200, { ToDo: [issueOf(1)], InProgress: [], Done: [] }),
  'GET request/request/activity': () => answer(200, { activity: [] }),
  'GET request/comment/list': () => answer(200, { comments: [] }),
  'GET request/changes': () => answer(200, { changes: [], reset: false }),
};

/** A server of these replies; answers what was asked of it. */
export const serve = (replies: Replies) => {
  const asked: Asked[] = [];
  vi.stubGlobal('fetch', async (input: Request) => {
    const url = new URL(input.url);
    const text = await input.text();
    const one = {
      call: `${input.method} ${url.pathname.replace('/api/', '')}`,
      query: url.searchParams,
      headers: input.headers,
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
    };
    asked.push(one);
    return replies[one.call]?.(one) ?? problem(404, 'not_found', `unexpected ${one.call}`);
  });
  return asked;
};

const Shell = () => {
  useShortcutKeys();
  return (
    <>
      <Routes>
        <Route path="/request/project/:id" element={<ProjectScreen />} />
        <Route path="*" element={null} />
      </Routes>
      <Where />
      <TopSnackbar />
    </>
  );
};

/** A person's store in front of a server of these replies beside the quiet ones, connected to it. */
export const openStore = async (replies: Replies = {}, who: SessionUser = user) => {
  const asked = serve({ ...quietProject, ...replies });
  const socket = new FakeSocket((give) => give({ token: 't' }));
  const store = createStore(new Live(async () => socket));
  store.dispatch(sessionStarted({ accessToken: 't', user: who }));
  await store.live.open();
  return {
    asked,
    store,
    rooms: () => socket.sent.map((packet) => packet.join(' ')),
    say: (event: string, payload: unknown) => act(async () => socket.receive(event, payload)),
  };
};

/**
 * The project screen on a wide window, with a server of these replies beside the quiet ones. `keeps`: in a tab that was
 * used before.
 */
export const openProjectScreen = async (
  replies: Replies = {},
  query = '',
  { who = user as SessionUser, keeps = false } = {},
) => {
  if (!keeps) sessionStorage.clear();
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
  const opened = await openStore(replies, who);
  render(
    <Provider store={opened.store}>
      <MaruTheme>
        <MemoryRouter initialEntries={[`/request/project/${projectId}${query}`]}>
          <Shell />
        </MemoryRouter>
      </MaruTheme>
    </Provider>,
  );
  return opened;
};
