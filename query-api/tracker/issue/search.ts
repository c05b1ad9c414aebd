import { type CommentDocument, commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';
import { inMyProjects, onlyMyProjects } from '../project/my-projects.ts';

const most = 20;
/** Some of what is found belongs to deleted projects or issues. */
const readLimit = 3 * most;

export const search: QueryHandler<typeof issueQueries.search> = {
  views: [...accessViews, 'issue', 'comment', 'user'],
  answer: async ({ text }, context) => {
    const { views } = context.engines;
    const options = {
      where: { ...(await inMyProjects(context)), deleted: false },
      text,
      sort: [{ field: 'updated_position', direction: 'desc' }],
      limit: readLimit,
    } as const;
    const [issues, comments] = await Promise.all([
      views.view('issue').find<IssueDocument>(options),
      views.view('comment').find<CommentDocument>(options),
    ]);
    const readableIssues = await onlyMyProjects(
      context,
      issues.map(({ doc }) => doc),
    );
    const readableComments = await onlyMyProjects(
      context,
      await onActiveIssues(
        views,
        comments.map(({ doc }) => doc),
      ),
    );
    return {
      issues: await context.present(issuePresentation, readableIssues.slice(0, most)),
      comments: await context.present(commentPresentation, readableComments.slice(0, most)),
    };
  },
};

/** A deleted issue takes its comments out of sight without touching them. */
const onActiveIssues = async (views: ViewStore, comments: readonly CommentDocument[]) => {
  const issues = await views
    .view('issue')
    .getMany<IssueDocument>([...new Set(comments.map(({ issue_id }) => issue_id))]);
  const active = new Set(issues.filter(({ doc }) => !doc.deleted).map(({ doc }) => doc.id));
  return comments.filter(({ issue_id }) => active.has(issue_id));
};
