import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { boardIssues, pagedIssues, putOnBoard } from './issue-cache.ts';
import { issueApi } from './issue.api.ts';

export interface IssueKey {
  readonly id: string;
  readonly prj_id: string;
}
/** As RTK Query hands it to endpoints. */
type Dispatch = BaseQueryApi['dispatch'];

/** Changes one issue wherever it is cached. Answering undefined leaves it. */
export const patchIssue = (
  dispatch: Dispatch,
  { id, prj_id }: IssueKey,
  change: (issue: Issue) => Partial<Issue> | undefined,
) => {
  const apply = (issue: Issue | undefined) => issue && Object.assign(issue, change(issue));
  dispatch(issueApi.util.updateQueryData('issue', { id, prj_id }, (draft) => void apply(draft)));
  dispatch(
    issueApi.util.updateQueryData('issueList', prj_id, (draft) =>
      pagedIssues(draft)
        .filter((issue) => issue.id === id)
        .forEach(apply),
    ),
  );
  dispatch(
    issueApi.util.updateQueryData('issueBoard', prj_id, (draft) => {
      const card = boardIssues(draft).find((issue) => issue.id === id);
      const next = card && change(card);
      if (card && next) putOnBoard(draft, { ...card, ...next });
    }),
  );
};
