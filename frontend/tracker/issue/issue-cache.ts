import { pageSize } from '@maru/contracts/kernel/limits';
import { type IssueColumn, issueColumns, type IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';

export type IssueBoard = Record<IssueColumn, Issue[]>;
/**
 * What was true when the page was loaded: rows that come, go and change afterwards move neither its end nor where the
 * next one begins.
 */
export interface IssuePage {
  issues: Issue[];
  readonly cursor: number;
  readonly last: boolean;
}
/** As RTK Query keeps an infinite query. */
export interface IssuePages {
  pages: IssuePage[];
  pageParams: number[];
}

export const issuePage = (issues: Issue[], asked: number): IssuePage => ({
  issues,
  cursor: Math.min(asked < 0 ? Infinity : asked, ...issues.map(({ updated_at }) => updated_at)),
  last: issues.length < pageSize,
});
export const boardIssues = (board: IssueBoard) => Object.values(board).flat();
export const pagedIssues = ({ pages }: IssuePages) => pages.flatMap(({ issues }) => issues);
/** Each issue once: one that was changed between two loads may be on both pages. */
export const listedIssues = (data: IssuePages) =>
  [
    ...new Map(
      pagedIssues(data)
        .toReversed()
        .map((issue) => [issue.id, issue]),
    ).values(),
  ].toReversed();
export const columnOf = (status: IssueStatus): IssueColumn =>
  (Object.keys(issueColumns) as IssueColumn[]).find((column) => issueColumns[column] === status) ?? 'ToDo';

const takeOut = (lists: readonly Issue[][], id: string) => {
  for (const list of lists) {
    const index = list.findIndex((issue) => issue.id === id);
    if (index >= 0) list.splice(index, 1);
  }
};

export const removeFromBoard = (board: IssueBoard, id: string) => takeOut(Object.values(board), id);
/** Stays in its place within a column; comes first in a new one. */
export const putOnBoard = (board: IssueBoard, issue: Issue) => {
  const column = board[columnOf(issue.status)];
  const index = column.findIndex(({ id }) => id === issue.id);
  if (index >= 0) column[index] = issue;
  else {
    removeFromBoard(board, issue.id);
    column.unshift(issue);
  }
};

export const removeFromPages = ({ pages }: IssuePages, id: string) =>
  takeOut(
    pages.map(({ issues }) => issues),
    id,
  );
/** Rows stay where they are while one reads; what is not loaded yet but newer than the newest row comes on top. */
export const putOnPages = (data: IssuePages, issue: Issue) => {
  for (const { issues } of data.pages) {
    const index = issues.findIndex(({ id }) => id === issue.id);
    if (index >= 0) {
      issues[index] = issue;
      return;
    }
  }
  const newest = Math.max(-1, ...pagedIssues(data).map(({ updated_at }) => updated_at));
  if (issue.updated_at > newest) data.pages[0]?.issues.unshift(issue);
};
