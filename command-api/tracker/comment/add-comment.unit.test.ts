import { describe, it } from 'vitest';
import { added, author, comment, image, of } from './comment.spec.ts';

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
