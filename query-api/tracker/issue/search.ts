import { type CommentDocument, commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import type { issueQueries } from '@maru/contracts/tracker/issue/issue.queries';
import { type IssueDocument, issuePresentation } from '@maru/contracts/tracker/issue/issue.views';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { QueryHandler } from '../../http/query-handler.ts';
import { accessViews } from '../project/admit-to-project.ts';
import { inMyProjects, onlyMyProjects } from '../project/my-projects.ts';

const most = 20;
/** Some of what is found belongs to deleted projects or issues. */
const looked = 3 * most;

export const search: QueryHandler<typeof issueQueries.search> = {
  views: [...accessViews, 'issue', 'comment', 'user'],
  answer: async ({ text }, context) => {
    const { views } = context.engines;
    const options = {
      where: { ...(await inMyProjects(context)), deleted: false },
      text,
      sort: [{ field: 'updated_at', direction: 'desc' }],
      limit: looked,
    } as const;
    const [issues, comments] = await Promise.all([
      views.view('issue').find<IssueDocument>(options),
      views.view('comment').find<CommentDocument>(options),
    ]);
    const shownIssues = await onlyMyProjects(
      context,
      issues.map(({ doc }) => doc),
    );
    const shownComments = await onlyMyProjects(
      context,
      await onLivingIssues(
        views,
        comments.map(({ doc }) => doc),
      ),
    );
    return {
      issues: await context.present(issuePresentation, shownIssues.slice(0, most)),
      comments: await context.present(commentPresentation, shownComments.slice(0, most)),
    };
  },
};

/** A deleted issue takes its comments out of sight without touching them. */
const onLivingIssues = async (views: ViewStore, comments: readonly CommentDocument[]) => {
  const issues = await views
    .view('issue')
    .getMany<IssueDocument>([...new Set(comments.map(({ issue_id }) => issue_id))]);
  const living = new Set(issues.filter(({ doc }) => !doc.deleted).map(({ doc }) => doc.id));
  return comments.filter(({ issue_id }) => living.has(issue_id));
};
