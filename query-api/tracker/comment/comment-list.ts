import type { commentQueries } from '@maru/contracts/tracker/comment/comment.routes';
import { type CommentDocument, commentPresentation } from '@maru/contracts/tracker/comment/comment.views';
import { findPage } from '../../http/find-page.ts';
import type { QueryHandler } from '../../http/query-handler.ts';
import { admitToIssue } from '../issue/issue-info.ts';
import { accessViews } from '../project/admit-to-project.ts';

export const commentList: QueryHandler<typeof commentQueries.list> = {
  views: [...accessViews, 'issue', 'comment', 'user'],
  answer: async ({ id, last_update: time, after }, context) => {
    await admitToIssue(context, id);
    const { views } = context.engines;
    const docs = await findPage<CommentDocument>(views.view('comment'), {
      where: { issue_id: id, deleted: false },
      direction: 'asc',
      time,
      after,
    });
    return { comments: await context.present(commentPresentation, docs) };
  },
};
