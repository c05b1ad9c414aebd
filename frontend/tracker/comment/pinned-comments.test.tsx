import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { commentOf, mine, openProjectScreen } from '../screens/issue.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

/** The clock was ahead when the first was pinned. */
const pinnedOf = (no: number, position: number) =>
  commentOf(no, { pinned: { by: 'u2', at: 1_000 - position, position }, pinner: commentOf(no).author });
/** A page may be longer than 5: comments of the same moment come in one. */
const pagesOf = (comments: readonly Comment[], size = 5) => ({
  'GET request/comment/list': ({ query }: { query: URLSearchParams }) =>
    answer(200, {
      comments: comments.filter(({ updated_position: at }) => at > Number(query.get('after'))).slice(0, size),
    }),
});
const top = async () => within(await screen.findByLabelText('고정된 댓글'));
const messageOf = (document: Comment) => ({
  id: document.id,
  revision: document.revision,
  position: document.position,
  document,
});

it('pins by the menu of a comment, and takes it down again', async () => {
  const one = commentOf(1);
  const sent: unknown[] = [];
  await openProjectScreen({
    ...pagesOf([one]),
    'PUT request/comment/pin': ({ body }) => {
      sent.push(body);
      const later = { revision: sent.length, position: 200 + sent.length };
      return answer(200, { ...(body['pinned'] ? pinnedOf(1, 9) : one), ...later });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '이바다 님 댓글 메뉴' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: '고정' }));
  expect((await top()).getByText('댓글 1')).toBeTruthy();
  expect((await top()).getByText(/이바다 님이 고정/)).toBeTruthy();
  expect(within(screen.getByLabelText('댓글')).getByTitle('고정됨')).toBeTruthy();
  await userEvent.click((await top()).getByRole('button', { name: '이바다 님 댓글 고정 해제' }));
  await waitFor(() => expect(screen.queryByLabelText('고정된 댓글')).toBeNull());
  expect(sent).toEqual([
    { id: one.id, pinned: true },
    { id: one.id, pinned: false },
  ]);
});

it('shows what others pin and delete, the newest pin first', async () => {
  const { say } = await openProjectScreen(pagesOf([pinnedOf(1, 10), commentOf(2, mine)]));
  expect((await top()).getByText('댓글 1')).toBeTruthy();
  await say('update_comment', messageOf({ ...pinnedOf(2, 20), revision: 1, position: 201 }));
  expect((await top()).getAllByText(/^댓글 /).map(({ textContent }) => textContent)).toEqual(['댓글 2', '댓글 1']);
  await say('update_comment', messageOf({ ...pinnedOf(2, 20), revision: 2, position: 202, deleted: true }));
  expect((await top()).queryByText('댓글 2')).toBeNull();
});

const many = Array.from({ length: 55 }, (_, at) => (at === 53 ? pinnedOf(54, 100) : commentOf(at + 1)));
const longTalk = (reply: object) => ({ ...pagesOf(many, 50), 'GET request/changes': () => answer(200, reply) });

it('shows one beyond what is loaded, and follows it', async () => {
  const { say } = await openProjectScreen(longTalk({ changes: many.map(messageOf), reset: false }));
  expect((await top()).getByText('댓글 54')).toBeTruthy();
  expect(within(screen.getByLabelText('댓글')).queryByText('댓글 54')).toBeNull();
  await say('update_comment', messageOf({ ...pinnedOf(55, 101), revision: 1, position: 301 }));
  expect((await top()).getByText('댓글 55')).toBeTruthy();
  await say('update_comment', messageOf({ ...commentOf(54), revision: 2, position: 302 }));
  expect((await top()).queryByText('댓글 54')).toBeNull();
});

it('loads the conversation to its end where it is too long for one answer', async () => {
  await openProjectScreen(longTalk({ changes: [], reset: true }));
  expect((await top()).getByText('댓글 54')).toBeTruthy();
  expect(within(screen.getByLabelText('댓글')).getByText('댓글 55')).toBeTruthy();
});
