import { pageSize } from '@maru/contracts/kernel/limits';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';

/** As RTK Query keeps an infinite query. */
export interface CommentPages {
  pages: { comments: Comment[] }[];
  pageParams: number[];
}

/** The conversation in the order it was held; pages come by last change, so an edited comment may come twice. */
export const conversation = ({ pages }: CommentPages): Comment[] => {
  const newest = new Map<string, Comment>();
  for (const comment of pages.flatMap(({ comments }) => comments)) {
    if ((newest.get(comment.id)?.position ?? -1) < comment.position) newest.set(comment.id, comment);
  }
  return [...newest.values()].toSorted((a, b) => a.created_at - b.created_at);
};
export const pagedComments = ({ pages }: CommentPages) => pages.flatMap(({ comments }) => comments);

export const removeComment = ({ pages }: CommentPages, id: string) => {
  for (const page of pages) page.comments = page.comments.filter((comment) => comment.id !== id);
};
/** A new comment joins the last page only when the conversation was loaded to its end; otherwise the next page brings it. */
export const putComment = (data: CommentPages, comment: Comment) => {
  for (const { comments } of data.pages) {
    const index = comments.findIndex(({ id }) => id === comment.id);
    if (index >= 0) {
      comments[index] = comment;
      return;
    }
  }
  const last = data.pages.at(-1);
  if (last && last.comments.length < pageSize) last.comments.push(comment);
};
