import { z } from 'zod';
import { id, positionCursor, timeCursor } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { comment } from '../comment/comment.views.ts';
import { activity, issue } from './issue.views.ts';

const column = z.array(issue);

/** The last position seen of a view that sends live messages; absent where it is not shown. */
const after = z.coerce.number().int().min(0).optional();

export const issueQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'request/request/list',
    access: 'login',
    summary: 'Issues of a project, newest change first, 5 a page.',
    /** `after`: `updated_position` of the last one loaded; or `issue_id`: the oldest `updated_at` loaded. */
    input: z.object({ id, issue_id: timeCursor, after: positionCursor }),
    answer: z.object({ issues: z.array(issue) }),
  }),
  one: queryRoute({
    method: 'GET',
    path: 'request/request/info',
    access: 'login',
    summary: 'One issue, its revision as ETag.',
    input: z.object({ id }),
    answer: issue,
  }),
  board: queryRoute({
    method: 'GET',
    path: 'request/request/kanban/list',
    access: 'login',
    summary: 'Issues of a project by status, newest change first, 200 a column.',
    input: z.object({ id }),
    answer: z.object({ ToDo: column, InProgress: column, Done: column }),
  }),
  mine: queryRoute({
    method: 'GET',
    path: 'request/request/mine',
    access: 'login',
    summary: 'Open issues assigned to the caller, earliest due date first, 50 at most.',
    input: z.object({}),
    answer: z.object({ issues: z.array(issue) }),
  }),
  activity: queryRoute({
    method: 'GET',
    path: 'request/request/activity',
    access: 'login',
    summary: 'What changed on an issue, newest first, 200 at most.',
    input: z.object({ id }),
    answer: z.object({ activity: z.array(activity) }),
  }),
  search: queryRoute({
    method: 'GET',
    path: 'request/search',
    access: 'login',
    summary: 'Issues and comments of the caller’s projects that contain a text, 20 of each.',
    input: z.object({ text: z.string().trim().min(2).max(100) }),
    answer: z.object({ issues: z.array(issue), comments: z.array(comment) }),
  }),
  changes: queryRoute({
    method: 'GET',
    path: 'request/changes',
    access: 'login',
    summary: 'What a room missed: changes of each named view after its position, as live messages carry them.',
    input: z.object({ room: z.string().max(80), project: after, issue: after, comment: after }),
    answer: z.object({
      changes: z.array(
        z.object({
          view: z.string(),
          id: z.string(),
          revision: z.int(),
          position: z.int(),
          document: z.looseObject({}),
        }),
      ),
      reset: z.boolean(),
    }),
  }),
};
