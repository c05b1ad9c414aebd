import type { CommentCommand } from '@maru/contracts/tracker/comment/comment.commands';
import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import { commentPolicies, type CommentSubject } from '@maru/contracts/tracker/comment/comment.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';
import { answerComment } from './comment.answer.ts';
import { decideComment } from './comment.decider.ts';
import { evolveComment } from './comment.evolve.ts';
import { type CommentState, noComment } from './comment.state.ts';
import { commentSubject } from './comment.subject.ts';

export const commentAggregate: Aggregate<CommentCommand, CommentState, CommentEvent, CommentSubject> = {
  initialState: noComment,
  evolve: evolveComment,
  name: 'tracker.comment',
  stream: ({ data }) => commentStream(data.id),
  decide: decideComment,
  policies: commentPolicies,
  subject: commentSubject,
  answer: answerComment,
};
