import { describe, expect, it } from 'vitest';
import { mustSaySomething } from './comment.state.ts';
import { added, author, comment, deleted, id, image, of, words } from './comment.spec.ts';

const { created_by: _, ...data } = added.data;

describe('AddComment', () => {
  it('adds words, pictures, or both in the name of whoever asks', () => {
    comment.given().when({ type: 'AddComment', data }, author).emits(added);
    comment
      .given()
      .when({ type: 'AddComment', data: { ...of, comment: '', image } }, author)
      .emits({ type: 'CommentAdded', data: { ...of, comment: '', image, created_by: author.id } });
  });
  it('refuses neither', () => {
    comment
      .given()
      .when({ type: 'AddComment', data: { ...of, comment: '', image: [] } }, author)
      .isRefused('invalid_input');
  });
  it('refuses an id that is taken', () => {
    comment.given(added).when({ type: 'AddComment', data }, author).isRefused('key_reused');
  });
});

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
