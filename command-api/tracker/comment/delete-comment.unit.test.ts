import { describe, it } from 'vitest';
import { added, author, comment, deleted, id, of } from './comment.spec.ts';

describe('DeleteComment', () => {
  it('records how many pictures go with it', () => {
    comment.given(added).when({ type: 'DeleteComment', data: { id } }, author).emits(deleted);
  });
  it('refuses what is deleted already', () => {
    comment.given(added, deleted).when({ type: 'DeleteComment', data: { id } }, author).isRefused('comment_not_found');
  });
});

describe('RestoreComment', () => {
  it('brings a deleted comment back with its pictures', () => {
    comment
      .given(added, deleted)
      .when({ type: 'RestoreComment', data: { id } }, author)
      .emits({ type: 'CommentRestored', data: { ...of, images: 1 } });
  });
  it('refuses what is not deleted', () => {
    comment.given(added).when({ type: 'RestoreComment', data: { id } }, author).isRefused('not_deleted');
    comment.given().when({ type: 'RestoreComment', data: { id } }, author).isRefused('comment_not_found');
  });
});
