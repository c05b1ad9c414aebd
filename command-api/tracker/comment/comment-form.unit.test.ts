import { commentRoutes } from '@maru/contracts/tracker/comment/comment.routes';
import { describe, expect, it } from 'vitest';

const id = '01900000-0000-7000-8000-00000000c001';
const url = `/api/file/comment/${id}/${id}.webp`;
const added = (more: object) => commentRoutes.add.input.safeParse({ prj_id: id, issue_id: id, ...more });
const edited = (more: object) => commentRoutes.add.input.safeParse({ id, ...more });

describe('pictures of a comment', () => {
  it.each([
    [
      [url, url],
      [url, url],
    ],
    [url, [url]],
    [null, []],
    [[], []],
    [undefined, []],
  ])('%j are %j', (image, expected) => {
    expect(added({ comment: '사진', image }).data).toMatchObject({ image: expected });
  });

  it.each([null, url])('are changed by an edit to %j, and kept when it does not speak of them', (image) => {
    expect(edited({ image }).data).toMatchObject({ image: image === null ? [] : [url] });
    expect(edited({ comment: '글' }).data).not.toHaveProperty('image');
  });

  it.each(['', 'https://example.com/x.webp', [url, 'x'], 7])('are not %j', (image) => {
    expect(added({ comment: '사진', image }).error?.issues[0]?.path[0]).toBe('image');
  });

  it('make a comment without words', () => {
    expect(added({ image: url }).success).toBe(true);
    expect(added({ image: null }).error?.issues).toMatchObject([{ path: ['comment'] }]);
  });
});
