import { queryTables } from '@maru/contracts/api/routes';
import type { QueryRoute } from '@maru/contracts/kernel/route';
import { mySessions } from '../identity/session/my-sessions.ts';
import { commentList } from '../tracker/comment/comment-list.ts';
import { issueActivity } from '../tracker/issue/issue-activity.ts';
import { issueBoard } from '../tracker/issue/issue-board.ts';
import { issueInfo } from '../tracker/issue/issue-info.ts';
import { issueList } from '../tracker/issue/issue-list.ts';
import { myIssues } from '../tracker/issue/my-issues.ts';
import { search } from '../tracker/issue/search.ts';
import { changes } from '../tracker/live/changes.ts';
import { checkAble } from '../tracker/project/check-able.ts';
import { projectBoard } from '../tracker/project/project-board.ts';
import { projectInfo } from '../tracker/project/project-info.ts';
import { projectList } from '../tracker/project/project-list.ts';
import { projectMine } from '../tracker/project/project-mine.ts';
import type { QueryHandler, QueryHandlers } from './query-handler.ts';

type Tables = typeof queryTables;

/** Total over the contract's rows: a new read is a compile error until it has a handler. */
const handlers: { readonly [Name in keyof Tables]: QueryHandlers<Tables[Name]> } = {
  session: { mine: mySessions },
  project: { list: projectList, board: projectBoard, mine: projectMine, checkAble, info: projectInfo },
  issue: { list: issueList, one: issueInfo, board: issueBoard, mine: myIssues, activity: issueActivity, search, changes },
  comment: { list: commentList },
};

export interface AnsweredRow {
  readonly row: QueryRoute;
  readonly handler: QueryHandler;
}

const rowsOf = (table: Readonly<Record<string, QueryRoute>>, of: Readonly<Record<string, unknown>>) =>
  Object.entries(table).map(([name, row]) => ({ row, handler: of[name] as QueryHandler }));

/** Each row beside its handler, their types forgotten. */
export const answeredRows: readonly AnsweredRow[] = [
  ...rowsOf(queryTables.session, handlers.session),
  ...rowsOf(queryTables.project, handlers.project),
  ...rowsOf(queryTables.issue, handlers.issue),
  ...rowsOf(queryTables.comment, handlers.comment),
];
