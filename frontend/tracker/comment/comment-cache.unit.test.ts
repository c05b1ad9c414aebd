import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { describe, expect, it } from 'vitest';
import { pageOf, type Pages, removeFromPages } from '../../kernel/live/live-pages.ts';
import { commentOf } from '../screens/issue.fixture.tsx';
import { conversation, putComment } from './comment-cache.ts';

const comment = (no: number, more: Partial<Comment> = {}) => commentOf(no, { id: `c${no}`, position: no, ...more });
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => comment(from + at));
const loaded = (...pages: Comment[][]): Pages<Comment> => {
  const params = [-1];
  const made = pages.map((comments) => {
    const page = pageOf(comments, undefined, params.at(-1) ?? -1);
    params.push(page.cursor);
    return page;
  });
  return { pages: made, pageParams: params.slice(0, -1) };
};
const ids = (data: Pages<Comment>) => conversation(data).map(({ id }) => id);

describe('end of the conversation', () => {
  it('is a page that is not full, an empty one as well', () => {
    expect([range(1, 5), range(1, 4), []].map((comments) => pageOf(comments, undefined, -1).last)).toEqual([
      false,
      true,
      true,
    ]);
  });

  it.each([
    ['a page that is not full', loaded(range(1, 3)), true],
    ['an empty page behind a full one', loaded(range(1, 5), []), true],
    ['no comment at all', loaded([]), true],
    ['a full page', loaded(range(1, 5)), false],
  ])('after %s a new comment shows at once: %s', (_, data, shows) => {
    putComment(data, comment(9));
    expect(ids(data).includes('c9')).toBe(shows);
  });

  it('stays the end however many comments come live', () => {
    const data = loaded(range(1, 3));
    for (const one of range(4, 20)) putComment(data, one);
    expect(ids(data)).toHaveLength(20);
    expect(data.pages.at(-1)?.last).toBe(true);
  });

  it('is not made by a deletion', () => {
    const data = loaded(range(1, 5));
    removeFromPages(data, 'c5');
    expect(data.pages.at(-1)).toMatchObject({ last: false, cursor: 5 });
  });

  it('is not jumped over when a comment is edited: the next page begins where this one ended', () => {
    const data = loaded(range(1, 5));
    putComment(data, comment(2, { updated_position: 99, position: 99, revision: 1 }));
    expect(data.pages.at(-1)?.cursor).toBe(5);
  });
});

describe('conversation', () => {
  it('keeps its order when a comment is edited and comes a second time', () => {
    const data = loaded(range(1, 5), [
      comment(6),
      comment(2, { comment: '고침', updated_position: 7, position: 7, revision: 1 }),
    ]);
    expect(ids(data)).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6']);
    expect(conversation(data)[1]?.comment).toBe('고침');
  });

  it('puts what was restored back in its place', () => {
    const data = loaded(range(1, 3));
    removeFromPages(data, 'c2');
    putComment(data, comment(2, { position: 8, updated_position: 8 }));
    expect(ids(data)).toEqual(['c1', 'c2', 'c3']);
  });

  it('stands in the order of the log where the clock was set back while it was held', () => {
    const data = loaded([comment(1, { created_at: 900 }), comment(2), comment(3)]);
    putComment(data, comment(4, { created_at: 1 }));
    expect(ids(data)).toEqual(['c1', 'c2', 'c3', 'c4']);
  });
});
