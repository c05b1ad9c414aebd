import { Rejected } from '@maru/contracts/kernel/rejections';
import { mustSaySomething } from './comment.rules.ts';
import type { CommentDecider } from './comment.state.ts';

export const addComment: CommentDecider<'AddComment'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state.status !== 'missing') throw new Rejected('key_reused');
  mustSaySomething(data);
  return [{ type: 'CommentAdded', data: { ...data, created_by: actor.id } }];
};
