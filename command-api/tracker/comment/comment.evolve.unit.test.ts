import { unknownPerson } from '@maru/contracts/kernel/presentation';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import { comment, type CommentDocument, commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { commentAggregate } from './comment.aggregate.ts';
import { added, author, deleted, id, of } from './comment.spec.ts';
import { noComment } from './comment.state.ts';

const { CommentTextChanged, CommentImagesChanged, CommentRestored } = commentExamples;

describe('folding a comment', () => {
  it.each(Object.values(commentExamples).filter(({ type }) => type !== 'CommentAdded'))(
    'takes $type before anything else as nothing',
    (event) => {
      expect(foldAll(commentAggregate, [event])).toBe(noComment);
    },
  );
  it('follows edits, deletion and restoration', () => {
    expect(foldAll(commentAggregate, [added, CommentTextChanged, CommentImagesChanged, deleted])).toMatchObject({
      status: 'deleted',
      comment: { ...of, comment: CommentTextChanged.data.to, image: [] },
    });
    expect(foldAll(commentAggregate, [added, deleted, CommentRestored]).status).toBe('active');
  });
  it('is answered as the view shows it', () => {
    const { body } = commentAggregate.answer(
      foldAll(commentAggregate, [added]),
      { type: 'EditComment', data: { id } },
      author,
    );
    const wire = commentPresentation.present({ ...body, revision: 0, position: 1 } as CommentDocument, unknownPerson);
    expect(comment.parse(wire)).toMatchObject({ ...added.data, deleted: false, author: { id: author.id } });
    expect(
      commentAggregate.answer(
        foldAll(commentAggregate, [added, deleted]),
        { type: 'DeleteComment', data: { id } },
        author,
      ).body,
    ).toEqual({ id });
  });
});
