import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { localDate } from '../../format/format.ts';

/** Comments of one person closer than this many milliseconds stand under one name. */
const togetherMs = 5 * 60 * 1000;

export interface ConversationRow {
  readonly comment: Comment;
  readonly mine: boolean;
  readonly first: boolean;
  readonly day: string | undefined;
}

const isTogether = (before: Comment, comment: Comment) =>
  before.created_by === comment.created_by && comment.created_at - before.created_at < togetherMs;

export const conversationRows = (comments: readonly Comment[], me: string): readonly ConversationRow[] =>
  comments.map((comment, at) => {
    const before = comments[at - 1];
    const day = localDate(comment.created_at);
    const isNewDay = before === undefined || localDate(before.created_at) !== day;
    return {
      comment,
      mine: comment.created_by === me,
      first: isNewDay || !isTogether(before, comment),
      day: isNewDay ? day : undefined,
    };
  });
