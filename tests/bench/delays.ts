import type { LiveMessage } from '@maru/contracts/kernel/live';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { Socket } from 'socket.io-client';

/** When a comment of that text was sent, ms. */
export type SentAt = Map<string, number>;

export const now = () => performance.timeOrigin + performance.now();

/** Fills while the sockets hear of comments: ms from the stamp the command got, and from its sending. */
export const delaysOf = (sockets: readonly Socket[], sentAt: ReadonlyMap<string, number>) => {
  const delays: { readonly fromStamp: number[]; readonly fromSending: number[] } = { fromStamp: [], fromSending: [] };
  const heard = ({ document }: LiveMessage<Comment>) => {
    const sent = sentAt.get(document.comment);
    if (sent === undefined) return;
    delays.fromStamp.push(now() - document.updated_at);
    delays.fromSending.push(now() - sent);
  };
  for (const socket of sockets) socket.on('update_comment', heard);
  return delays;
};
