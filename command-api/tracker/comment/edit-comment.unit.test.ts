import { describe, expect, it } from 'vitest';
import { mustSaySomething } from './comment.rules.ts';
import { added, author, comment, deleted, id, image, of, words } from './comment.spec.ts';

describe('EditComment', () => {
  it('records words and pictures as events of their own', () => {
    comment
      .given(added)
      .when({ type: 'EditComment', data: { id, comment: '고쳤어요.', image: [] } }, author)
      .emits(
        { type: 'CommentTextChanged', data: { ...of, from: words, to: '고쳤어요.' } },
        { type: 'CommentImagesChanged', data: { ...of, from: image, to: [] } },
      );
  });
  it('notices another order of pictures', () => {
    const two = [...image, '/api/file/comment/b.webp'];
    comment
      .given({ ...added, data: { ...added.data, image: two } })
      .when({ type: 'EditComment', data: { id, image: two.toReversed() } }, author)
      .emits({ type: 'CommentImagesChanged', data: { ...of, from: two, to: two.toReversed() } });
  });
  it('leaves alone what is not named, and records nothing when nothing changes', () => {
    comment.given(added).when({ type: 'EditComment', data: { id } }, author).emitsNothing();
    comment
      .given(added)
      .when({ type: 'EditComment', data: { id, comment: words, image } }, author)
      .emitsNothing();
    comment
      .given(added)
      .when({ type: 'EditComment', data: { id, comment: '' } }, author)
      .emits({ type: 'CommentTextChanged', data: { ...of, from: words, to: '' } });
  });
  it('refuses to leave neither words nor pictures', () => {
    comment
      .given(added)
      .when({ type: 'EditComment', data: { id, comment: '', image: [] } }, author)
      .isRefused('invalid_input');
    expect(() => mustSaySomething({ comment: '', image: [] })).toThrow(
      expect.objectContaining({ errors: [expect.objectContaining({ path: 'comment' })] }),
    );
  });
  it('refuses what is deleted', () => {
    comment
      .given(added, deleted)
      .when({ type: 'EditComment', data: { id, comment: '가' } }, author)
      .isRefused('comment_not_found');
  });
});
