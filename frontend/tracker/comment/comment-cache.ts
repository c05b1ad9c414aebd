import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import { pagedDocuments, type Pages } from '../../kernel/live/live-pages.ts';

/** The conversation in the order it was held; pages come by last change, so an edited comment may come twice. */
export const conversation = (data: Pages<Comment>): Comment[] => {
  const newest = new Map<string, Comment>();
  for (const comment of pagedDocuments(data)) {
    if ((newest.get(comment.id)?.position ?? -1) < comment.position) newest.set(comment.id, comment);
  }
  return [...newest.values()].toSorted((a, b) => a.created_position - b.created_position);
};

/** A new comment joins only a conversation that is loaded to its end; otherwise the next page brings it. */
export const putComment = ({ pages }: Pages<Comment>, comment: Comment) => {
  let isListed = false;
  for (const { documents } of pages)
    for (const [index, { id }] of documents.entries())
      if (id === comment.id) {
        documents[index] = comment;
        isListed = true;
      }
  const end = pages.at(-1);
  if (!isListed && end?.last) end.documents.push(comment);
};
