import { pageSize } from '@maru/contracts/kernel/limits';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';

/**
 * What was true when the page was loaded: comments that come, go and change afterwards move neither its end nor where
 * the next one begins.
 */
export interface CommentPage {
  comments: Comment[];
  readonly cursor: number;
  readonly last: boolean;
}
/** As RTK Query keeps an infinite query. */
export interface CommentPages {
  pages: CommentPage[];
  pageParams: number[];
}

/** Fewer than a page's worth is the end of the conversation: an empty page as well. */
export const commentPage = (comments: Comment[], asked: number): CommentPage => ({
  comments,
  cursor: Math.max(asked, ...comments.map(({ updated_at }) => updated_at)),
  last: comments.length < pageSize,
});

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
/** A new comment joins only a conversation that is loaded to its end; otherwise the next page brings it. */
export const putComment = ({ pages }: CommentPages, comment: Comment) => {
  let known = false;
  for (const { comments } of pages)
    for (const [index, { id }] of comments.entries())
      if (id === comment.id) {
        comments[index] = comment;
        known = true;
      }
  const end = pages.at(-1);
  if (!known && end?.last) end.comments.push(comment);
};
