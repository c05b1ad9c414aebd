import type { Examples } from '../../kernel/message.ts';
import type { CommentEvent } from './comment.events.ts';

const of = {
  id: '01900000-0000-7000-8000-00000000c001',
  issue_id: '01900000-0000-7000-8000-00000000b001',
  prj_id: '01900000-0000-7000-8000-00000000a001',
};
const image = `/api/file/comment/${of.prj_id}/01900000-0000-7000-8000-0000000000ac.webp`;

export const commentExamples: Examples<CommentEvent> = {
  CommentAdded: {
    type: 'CommentAdded',
    data: {
      ...of,
      comment: '구조도를 기준으로 고칠게요.',
      image: [image],
      created_by: '01900000-0000-7000-8000-000000000001',
    },
  },
  CommentTextChanged: {
    type: 'CommentTextChanged',
    data: { ...of, from: '구조도를 기준으로 고칠게요.', to: '구조도를 기준으로 고쳤어요.' },
  },
  CommentImagesChanged: { type: 'CommentImagesChanged', data: { ...of, from: [image], to: [] } },
  CommentDeleted: { type: 'CommentDeleted', data: { ...of, images: 1 } },
  CommentRestored: { type: 'CommentRestored', data: { ...of, images: 0 } },
  CommentPinned: { type: 'CommentPinned', data: of },
  CommentUnpinned: { type: 'CommentUnpinned', data: of },
};
