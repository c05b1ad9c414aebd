import { afterEach, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { conversation } from '../comment/comment-cache.ts';
import { commentApi } from '../comment/comment.api.ts';
import { issueCommandsApi } from './issue-commands.api.ts';
import { commentOf, issueOf, mine, openStore } from '../screens/issue.fixture.tsx';
import { issueApi } from './issue.api.ts';

afterEach(() => vi.unstubAllGlobals());

/** A reply that comes when it is told to. */
const held = (reply: Response) => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<Response>((resolve) => (arrive = () => resolve(reply)));
  return { reply: () => arrived, arrive };
};

/** My comment, whose edit the server has stored but not answered yet. */
const editing = async () => {
  const own = commentOf(1, mine);
  const edit = held(answer(200, { ...own, comment: '내가 고친 글', revision: 1, position: 110 }));
  const { store, say } = await openStore({
    'GET request/comment/list': () => answer(200, { comments: [own] }),
    'POST request/comment/add': edit.reply,
  });
  const { commentList, editComment } = commentApi.endpoints;
  await store.dispatch(commentList.initiate(own.issue_id));
  const answered = store.dispatch(
    editComment.initiate({ id: own.id, revision: 0, draft: { comment: '내가 고친 글' } }),
  );
  return {
    hear: (more: object) => say('update_comment', { ...own, ...more, document: { ...own, ...more } }),
    arrive: async () => {
      edit.arrive();
      await answered;
    },
    shown: () => {
      const { data } = commentList.select(own.issue_id)(store.getState());
      return data && conversation(data).map(({ comment, revision }) => [comment, revision]);
    },
  };
};

it('the late answer of an edit does not bring a comment back that was deleted meanwhile', async () => {
  const { hear, arrive, shown } = await editing();
  await hear({ comment: '내가 고친 글', revision: 2, position: 111, deleted: true });
  await arrive();
  expect(shown()).toEqual([]);
});

it('the late answer of an edit does not write over a newer change', async () => {
  const { hear, arrive, shown } = await editing();
  await hear({ comment: '관리자가 다시 고친 글', revision: 2, position: 112 });
  await arrive();
  expect(shown()).toEqual([['관리자가 다시 고친 글', 2]]);
});

it('the late answer of an issue neither hides a newer change nor makes the next edit a conflict', async () => {
  const before = issueOf(1);
  const change = held(answer(200, { ...before, status: 'DONE', revision: 1, position: 20 }));
  const { store, say } = await openStore({ 'PUT request/request/status': change.reply });
  const { issue, issueList, issueBoard } = issueApi.endpoints;
  await store.dispatch(issue.initiate(before));
  await store.dispatch(issueList.initiate(before.prj_id));
  await store.dispatch(issueBoard.initiate(before.prj_id));
  const answered = store.dispatch(
    issueCommandsApi.endpoints.changeIssue.initiate({ ...before, field: 'status', value: 'DONE' }),
  );
  const newer = { ...before, status: 'DONE', title: '그 사이 바뀐 제목', revision: 2, position: 22 } as const;
  await say('update_request', { ...newer, document: newer });
  change.arrive();
  await answered;
  const state = store.getState() as never;
  const shown = [
    issue.select(before)(state).data,
    issueList.select(before.prj_id)(state).data?.pages[0]?.documents[0],
    issueBoard.select(before.prj_id)(state).data?.Done[0],
  ];
  expect(shown).toEqual([newer, newer, newer]);
});
