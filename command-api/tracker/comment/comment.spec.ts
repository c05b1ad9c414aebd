import type { Actor } from '@maru/contracts/kernel/actor';
import { commentExamples } from '@maru/contracts/tracker/comment/comment.examples';
import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import { decisionsOf } from '../../pipeline/decider-spec.ts';
import { commentAggregate } from './comment.aggregate.ts';

export const added = commentExamples.CommentAdded;
export const { id, issue_id, prj_id, image, comment: words } = added.data;
export const of = { id, issue_id, prj_id };
export const author: Actor = { id: added.data.created_by, level: 1 };
export const deleted: CommentEvent = { type: 'CommentDeleted', data: { ...of, images: 1 } };

export const comment = decisionsOf(commentAggregate);
