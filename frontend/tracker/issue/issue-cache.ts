import { type IssueColumn, issueColumns, type IssueStatus } from '@maru/contracts/tracker/issue/issue.fields';
import type { Issue } from '@maru/contracts/tracker/issue/issue.views';
import { type Columns, putOnBoard } from '../../kernel/live/live-board.ts';
import { pagedDocuments, type Pages } from '../../kernel/live/live-pages.ts';

export type IssueBoard = Columns<Issue, IssueColumn>;

/** Each issue once: one that was changed between two loads may be on both pages. */
export const listedIssues = (data: Pages<Issue>) =>
  [
    ...new Map(
      pagedDocuments(data)
        .toReversed()
        .map((issue) => [issue.id, issue]),
    ).values(),
  ].toReversed();
export const columnOf = (status: IssueStatus): IssueColumn =>
  (Object.keys(issueColumns) as IssueColumn[]).find((column) => issueColumns[column] === status) ?? 'ToDo';

export const putOnIssueBoard = (board: IssueBoard, issue: Issue) => putOnBoard(board, columnOf(issue.status), issue);

/**
 * Rows stay where they are while one reads. What is new here and newer than the end of what is loaded comes in by its
 * position: messages and answers may overtake each other.
 */
export const putOnPages = ({ pages }: Pages<Issue>, issue: Issue) => {
  for (const { documents } of pages) {
    const index = documents.findIndex(({ id }) => id === issue.id);
    if (index >= 0) {
      documents[index] = issue;
      return;
    }
  }
  const end = pages.at(-1);
  if (!end || (!end.last && issue.updated_position < end.cursor)) return;
  const isOlder = ({ updated_position }: Issue) => updated_position < issue.updated_position;
  const { documents } = pages.find((page) => page.documents.some(isOlder)) ?? end;
  const index = documents.findIndex(isOlder);
  documents.splice(index < 0 ? documents.length : index, 0, issue);
};
