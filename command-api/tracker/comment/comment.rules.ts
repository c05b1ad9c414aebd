import { Rejected } from '@maru/contracts/kernel/rejections';
import type { CommentFacts } from './comment.state.ts';

/** A comment is words, pictures, or both. */
export const mustSaySomething = ({ comment, image }: Pick<CommentFacts, 'comment' | 'image'>) => {
  if (comment !== '' || image.length > 0) return;
  throw new Rejected('invalid_input', {
    errors: [{ path: 'comment', message: '댓글을 쓰거나 이미지를 넣어 주세요.' }],
  });
};
