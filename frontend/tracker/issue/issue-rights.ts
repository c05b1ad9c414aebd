import { issuePolicies } from '@maru/contracts/tracker/issue/issue.policies';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { ProjectPlace } from '../project/project-place.public.ts';

/** By the contract's own policies. */
export const issueRights = ({ me, role }: ProjectPlace, { user, deleted }: Pick<Issue, 'user' | 'deleted'>) => {
  const subject = {
    project: 'active',
    role,
    thing: deleted ? 'deleted' : 'active',
    author: user,
    assigneeIsMember: true,
  } as const;
  return {
    delete: issuePolicies.DeleteIssue(me, subject) === undefined,
    restore: issuePolicies.RestoreIssue(me, subject) === undefined,
  };
};
