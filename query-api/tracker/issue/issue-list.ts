import { type IssueColumn, issueColumns } from '@maru/contracts/tracker/issue/issue.fields';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import { findPage } from '../../http/find-page.ts';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews, admitToProject } from '../project/admit-to-project.ts';

export const issueList: QueryHandler<typeof issueQueries.list> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id, issue_id: time, after }, context) => {
    await admitToProject(context, id);
    const { views } = context.engines;
    const docs = await findPage<IssueDocument>(views.view('issue'), {
      where: { prj_id: id, deleted: false },
      direction: 'desc',
      time,
      after,
    });
    return { issues: await context.present(issuePresentation, docs) };
  },
};

const columnLimit = 200;

export const issueBoard: QueryHandler<typeof issueQueries.board> = {
  views: [...accessViews, 'issue', 'user'],
  answer: async ({ id }, context) => {
    await admitToProject(context, id);
    const { views } = context.engines;
    const column = async (name: IssueColumn) => {
      const rows = await views
        .view('issue')
        .find<IssueDocument>({
          where: { prj_id: id, deleted: false, status: issueColumns[name] },
          sort: [{ field: 'updated_position', direction: 'desc' }],
          limit: columnLimit,
        });
      return context.present(
        issuePresentation,
        rows.map(({ doc }) => doc),
      );
    };
    const [ToDo, InProgress, Done] = await Promise.all([column('ToDo'), column('InProgress'), column('Done')]);
    return { ToDo, InProgress, Done };
  },
};
