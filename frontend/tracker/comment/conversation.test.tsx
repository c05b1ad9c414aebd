import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { commentOf, mine, openProjectScreen } from '../screens/issue.fixture.tsx';

afterEach(() => vi.unstubAllGlobals());

const log = async () => within(await screen.findByRole('log', { name: '댓글' }));
const box = async () => screen.findByRole('textbox', { name: '댓글 쓰기' });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => commentOf(from + at));
/** Pages of 5 by `after`, as the server makes them. */
const pagesOf = (comments: ReturnType<typeof range>) => ({
  'GET request/comment/list': ({ query }: { query: URLSearchParams }) =>
    answer(200, {
      comments: comments.filter(({ updated_position: at }) => at > Number(query.get('after'))).slice(0, 5),
    }),
});

describe('loading', () => {
  it('goes on page by page until one is not full', async () => {
    const { asked } = await openProjectScreen(pagesOf(range(1, 10)));
    expect(await screen.findByText('댓글 10')).toBeTruthy();
    await waitFor(() =>
      expect(
        asked.filter(({ call }) => call === 'GET request/comment/list').map(({ query }) => query.get('after')),
      ).toEqual(['-1', '5', '10']),
    );
    expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
  });

  it('stops at 50 until asked', async () => {
    await openProjectScreen(pagesOf(range(1, 53)));
    const more = await screen.findByText('더 보기');
    expect(screen.queryByText('댓글 51')).toBeNull();
    await userEvent.click(more);
    expect(await screen.findByText('댓글 53')).toBeTruthy();
  });
});

describe('live', () => {
  it('shows a new comment at once behind a conversation that ended with a full page', async () => {
    const { asked, say } = await openProjectScreen(pagesOf(range(1, 5)));
    await screen.findByText('댓글 5');
    await waitFor(() => expect(asked.filter(({ call }) => call === 'GET request/comment/list')).toHaveLength(2));
    const fresh = commentOf(9);
    await say('update_comment', { id: fresh.id, revision: 0, position: fresh.position, document: fresh });
    expect((await log()).getByText('댓글 9')).toBeTruthy();
  });

  it('counts new comments for someone who reads further up', async () => {
    const { say } = await openProjectScreen(pagesOf(range(1, 2)));
    await screen.findByText('댓글 2');
    const scroller = (await screen.findByRole('log')).closest('[tabindex="-1"]');
    Object.defineProperties(scroller, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
    scroller?.dispatchEvent(new Event('scroll'));
    for (const no of [7, 8, 9])
      await say('update_comment', { id: commentOf(no).id, revision: 0, position: 100 + no, document: commentOf(no) });
    await userEvent.click(await screen.findByRole('button', { name: '새 댓글 3개' }));
    expect(screen.queryByRole('button', { name: '새 댓글 3개' })).toBeNull();
  });
});

describe('writing', () => {
  it('shows my comment at once with a clock, and once when it is stored', async () => {
    let store: (reply: Response) => void = () => undefined;
    const { say } = await openProjectScreen({
      'POST request/comment/add': () =>
        new Promise((resolve) => {
          store = resolve;
        }),
    });
    await userEvent.type(await box(), '고칠게요');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect((await log()).getByText('고칠게요')).toBeTruthy();
    expect((await log()).getByLabelText('저장하는 중')).toBeTruthy();
    const stored = commentOf(3, { ...mine, comment: '고칠게요' });
    await say('update_comment', { id: stored.id, revision: 0, position: stored.position, document: stored });
    expect((await log()).getAllByText('고칠게요')).toHaveLength(1);
    store(answer(200, stored));
    await waitFor(async () => expect((await log()).queryByLabelText('저장하는 중')).toBeNull());
    expect((await log()).getAllByText('고칠게요')).toHaveLength(1);
  });

  it('keeps the text of one that did not arrive, and sends it again', async () => {
    let works = false;
    await openProjectScreen({
      'POST request/comment/add': ({ body }) =>
        works
          ? answer(200, commentOf(4, { ...mine, comment: String(body['comment']) }))
          : problem(409, 'busy', '잠시 뒤 다시 시도해 주세요.'),
    });
    await userEvent.type(await box(), '꼭 남을 글');
    await userEvent.click(screen.getByRole('button', { name: '보내기' }));
    const again = await screen.findByRole('button', { name: '다시 보내기' });
    expect((await log()).getByText('꼭 남을 글')).toBeTruthy();
    works = true;
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: '다시 보내기' })).toBeNull());
    expect((await log()).getAllByText('꼭 남을 글')).toHaveLength(1);
  });

  it('keeps my words when someone else changed the comment meanwhile', async () => {
    const own = commentOf(1, mine);
    const sent: string[] = [];
    await openProjectScreen({
      ...pagesOf([own]),
      'POST request/comment/add': ({ headers }) => {
        sent.push(headers.get('If-Match') ?? '');
        return sent.length > 1
          ? answer(200, { ...own, comment: '내 글', revision: 4, position: 200 })
          : answer(412, {
              status: 412,
              code: 'revision_conflict',
              message: '',
              errors: [],
              current: { ...own, comment: '다른 창의 글', revision: 3 },
            });
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: '김하늘 님 댓글 메뉴' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '수정' }));
    const edit = await screen.findByRole('textbox', { name: '댓글 수정' });
    await userEvent.clear(edit);
    await userEvent.type(edit, '내 글');
    await userEvent.click(screen.getByRole('button', { name: '저장' }));
    expect(await screen.findByText('다른 창의 글')).toBeTruthy();
    expect((edit as HTMLTextAreaElement).value).toBe('내 글');
    await userEvent.click(screen.getByRole('button', { name: '내 내용으로 저장' }));
    expect(await screen.findByText('내 글')).toBeTruthy();
    expect(sent).toEqual(['"0"', '"3"']);
  });
});
