import { commentPolicies } from '@maru/contracts/tracker/comment/comment.policies';
import type { Comment } from '@maru/contracts/tracker/comment/comment.views';
import type { ProjectPlace } from '../project/project-place.public.ts';

/** By the contract's own policies. */
export const commentRights = ({ me, role }: ProjectPlace, { created_by }: Pick<Comment, 'created_by'>) => {
  const subject = { project: 'active', role, thing: 'active', issue: 'active', author: created_by } as const;
  return {
    edit: commentPolicies.EditComment(me, subject) === undefined,
    delete: commentPolicies.DeleteComment(me, subject) === undefined,
  };
};
