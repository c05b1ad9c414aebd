import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';
import { admitToIssue } from './admit-to-issue.ts';

export const issueInfo: QueryHandler<typeof issueQueries.one> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id }, context) => {
    const doc = await admitToIssue(context, id);
    const [shown] = await context.present(issuePresentation, [doc]);
    if (!shown) throw new Rejected('issue_not_found');
    return shown;
  },
  revision: ({ revision }) => revision,
};
