import { describe, it } from 'vitest';
import { added, author, comment, deleted, id } from './comment.spec.ts';

describe('DeleteComment', () => {
  it('records how many pictures go with it', () => {
    comment.given(added).when({ type: 'DeleteComment', data: { id } }, author).emits(deleted);
  });
  it('refuses what is deleted already', () => {
    comment.given(added, deleted).when({ type: 'DeleteComment', data: { id } }, author).isRefused('comment_not_found');
  });
});
