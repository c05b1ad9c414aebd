import { Rejected } from '@maru/contracts/kernel/rejections';
import type { CommentEvent } from '@maru/contracts/tracker/comment/comment.events';
import type { CommentFacts } from '@maru/contracts/tracker/comment/comment.fold';
import { activeComment, type CommentDecider, idsOf, mustSaySomething } from './comment.state.ts';

export const addComment: CommentDecider<'AddComment'> = (state, { data }, { actor }) => {
  // New ids come from the request's key: one that is taken was asked for before.
  if (state) throw new Rejected('key_reused');
  mustSaySomething(data);
  return [{ type: 'CommentAdded', data: { ...data, created_by: actor.id } }];
};

const textChange = (now: CommentFacts, to: string): readonly CommentEvent[] =>
  now.comment === to ? [] : [{ type: 'CommentTextChanged', data: { ...idsOf(now), from: now.comment, to } }];

const sameImages = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((url, at) => url === other[at]);
const imagesChange = (now: CommentFacts, to: readonly string[]): readonly CommentEvent[] =>
  sameImages(now.image, to)
    ? []
    : [{ type: 'CommentImagesChanged', data: { ...idsOf(now), from: now.image, to: [...to] } }];

export const editComment: CommentDecider<'EditComment'> = (state, { data }) => {
  const now = activeComment(state);
  const wanted = { comment: data.comment ?? now.comment, image: data.image ?? now.image };
  mustSaySomething(wanted);
  return [...textChange(now, wanted.comment), ...imagesChange(now, wanted.image)];
};
