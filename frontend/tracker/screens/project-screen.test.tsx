import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem, user } from '../../kernel/api/call.fixture.ts';
import { connectionChanged } from '../../kernel/live/live.slice.ts';
import { issueOf, openProjectScreen, projectId } from './issue.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());
const address = () => screen.getByRole('status', { name: '주소' }).textContent;

describe('opening a project', () => {
  it('asks whether it may be opened before what is in it, joins its rooms and chooses the first issue', async () => {
    const { asked, rooms } = await openProjectScreen();
    expect(await screen.findByRole('heading', { name: '이슈 1' })).toBeTruthy();
    expect(asked.slice(0, 2).map(({ call }) => call)).toEqual([
      'GET request/project/check_able',
      'GET request/project/info',
    ]);
    expect(address()).toContain(`issue=${issueOf(1).id}`);
    await waitFor(() => expect(rooms()).toEqual([`join project:${projectId}`, `join issue:${issueOf(1).id}`]));
  });

  it.each([
    ['no project', '/request/project', /^없는 프로젝트예요/],
    ['no auth', '/request/project', '권한이 없습니다.'],
    ['no member', `/request/project?join=${projectId}`, undefined],
  ])('%s leads to %s', async (info, path, text) => {
    await openProjectScreen({
      'GET request/project/check_able': () => answer(200, { auth: 0 }),
      'GET request/project/info': () => answer(200, { info }),
    });
    await waitFor(() => expect(address()).toBe(path));
    if (text) expect(await screen.findByText(text)).toBeTruthy();
  });

  it('says what went wrong and tries again', async () => {
    let broken = true;
    await openProjectScreen({
      'GET request/project/check_able': () =>
        broken ? problem(500, 'internal', '문제가 생겼어요.') : answer(200, { auth: 5 }),
    });
    const again = await screen.findByRole('button', { name: '다시 시도' });
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByRole('heading', { name: '이슈 1' })).toBeTruthy();
  });
});

describe('choosing issues', () => {
  const two = {
    'GET request/request/list': () => answer(200, { issues: [issueOf(2), issueOf(1)] }),
    'GET request/request/info': ({ query }: { query: URLSearchParams }) =>
      answer(200, issueOf(query.get('id') === issueOf(1).id ? 1 : 2)),
  };

  it('goes with j and k, and leaves the room of the one before', async () => {
    const { rooms } = await openProjectScreen(two);
    await screen.findByRole('heading', { name: '이슈 2' });
    await userEvent.keyboard('j');
    expect(await screen.findByRole('heading', { name: '이슈 1' })).toBeTruthy();
    await waitFor(() => expect(rooms()).toContain(`leave issue:${issueOf(2).id}`));
    await userEvent.keyboard('k');
    expect(await screen.findByRole('heading', { name: '이슈 2' })).toBeTruthy();
  });

  it('shows a new issue of someone else on top, and takes a deleted one out', async () => {
    const { say } = await openProjectScreen();
    await screen.findByRole('heading', { name: '이슈 1' });
    const fresh = issueOf(9, { position: 900, updated_position: 900 });
    await say('update_request', { id: fresh.id, revision: 0, position: 900, document: fresh });
    expect(
      within(screen.getByRole('list', { name: '이슈 목록' }))
        .getAllByRole('link')
        .map(({ textContent }) => textContent)[0],
    ).toContain('이슈 9');
    await say('update_request', {
      id: fresh.id,
      revision: 1,
      position: 901,
      document: { ...fresh, revision: 1, position: 901, deleted: true },
    });
    expect(screen.queryByText('이슈 9')).toBeNull();
  });
});

describe('who is here now', () => {
  const him = { id: 'u2', no: 2, name: '이바다', image: null };
  const room = `project:${projectId}`;
  const faces = () => screen.queryByRole('group', { name: /^지금 함께 보는 사람/ });

  it('is shown as faces with names, without oneself, while they are here', async () => {
    const { say } = await openProjectScreen();
    await screen.findByRole('heading', { name: '이슈 1' });
    await say('presence', { room, people: [{ ...him, id: user.id, name: user.name }], count: 1 });
    expect(faces()).toBeNull();
    await say('presence', { room, people: [him, { ...him, id: user.id, name: user.name }], count: 2 });
    expect(faces()?.getAttribute('aria-label')).toBe('지금 함께 보는 사람: 이바다');
    expect(within(faces() as HTMLElement).getByLabelText('이바다')).toBeTruthy();
    await say('presence', { room: 'project:other', people: [him, him], count: 2 });
    await say('presence', { room, people: [], count: 0 });
    expect(faces()).toBeNull();
  });

  it('is unknown without a connection', async () => {
    const { say, store } = await openProjectScreen();
    await screen.findByRole('heading', { name: '이슈 1' });
    await say('presence', { room, people: [him], count: 1 });
    expect(faces()).toBeTruthy();
    act(() => void store.dispatch(connectionChanged('connecting')));
    expect(faces()).toBeNull();
  });
});
