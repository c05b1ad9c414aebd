import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import { findPage } from '../../http/find-page.ts';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews, admitToProject } from '../project/admit-to-project.ts';

export const issueList: QueryHandler<typeof issueQueries.list> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id, issue_id: cursor }, context) => {
    await admitToProject(context, id);
    const { views } = context.engines;
    const docs = await findPage<IssueDocument>(views.view('issue'), {
      where: { prj_id: id, deleted: false },
      direction: 'desc',
      cursor,
    });
    return { issues: await context.present(issuePresentation, docs) };
  },
};
