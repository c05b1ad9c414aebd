import { type CommentEvent, commentStream } from '@maru/contracts/tracker/comment/comment.events';
import type { Cast, MadeComment, MadeIssue, Step } from './history-cast.ts';

const images = (count: number) => Array.from({ length: count }, (_, at) => `/api/file/comment/x/${at}.webp`);

export const addComment = ({ newId, comments, roll, text }: Cast, { id: issue_id, prj_id }: MadeIssue): Step => {
  const comment: MadeComment = { id: newId('c'), issue_id, prj_id, images: roll(8) === 0 ? 1 : 0, deleted: false };
  comments.push(comment);
  const data = {
    id: comment.id,
    issue_id,
    prj_id,
    comment: text(12),
    image: images(comment.images),
    created_by: newId('e'),
  };
  return [commentStream(comment.id), { type: 'CommentAdded', data }];
};

const changes = ['CommentTextChanged', 'CommentImagesChanged', 'CommentDeleted'] as const;
type Change = (typeof changes)[number] | 'CommentRestored';

export const changeComment = (cast: Cast, comment: MadeComment): Step => {
  const { id, issue_id, prj_id } = comment;
  const type = comment.deleted ? 'CommentRestored' : (changes[cast.roll(changes.length)] ?? 'CommentDeleted');
  return [commentStream(id), { type, data: { id, issue_id, prj_id, ...detail(cast, comment, type) } } as CommentEvent];
};

const detail = ({ roll, text }: Cast, comment: MadeComment, type: Change) => {
  const from = images(comment.images);
  switch (type) {
    case 'CommentTextChanged':
      return { from: '', to: text(12) };
    case 'CommentImagesChanged':
      comment.images = roll(3);
      return { from, to: images(comment.images) };
    case 'CommentDeleted':
    case 'CommentRestored':
      comment.deleted = !comment.deleted;
      return { images: comment.images };
  }
};
