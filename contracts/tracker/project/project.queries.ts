import { z } from 'zod';
import { id, queryList } from '../../kernel/fields.ts';
import { queryRoute } from '../../kernel/route.ts';
import { projectStatus, projectStatuses } from './project.fields.ts';
import { member, memberProject, project } from './project.views.ts';

export const projectSortFields = ['title', 'status', 'count', 'open', 'created_at', 'updated_at'] as const;
const sortField = z.string().regex(new RegExp(`^-?(${projectSortFields.join('|')})$`));
const sortColumn = z.object({ key: z.enum(projectSortFields), order: z.enum(['asc', 'desc']).default('asc') });
const newestFirst = '-updated_at';
/** `field`, `-field` for descending, or a table's columns `{ key, order }`; of several the first counts. */
const sortBy = queryList
  .transform(([first = newestFirst]) => first)
  .pipe(sortField.or(sortColumn))
  .transform((by) => {
    if (typeof by === 'string') return by;
    return by.order === 'desc' ? `-${by.key}` : by.key;
  });
const statusFilter = queryList.pipe(z.array(projectStatus.or(z.literal('all'))).min(1));

export const projectListQuery = z.object({
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  itemsPerPage: z.coerce.number().int().min(1).max(100).default(20),
  sortBy: sortBy.default(newestFirst),
  status: statusFilter.default(['OnGoing']),
  text: z.string().trim().max(100).default(''),
});

const board = Object.fromEntries(projectStatuses.map((status) => [status, z.array(project)])) as Record<
  (typeof projectStatuses)[number],
  z.ZodArray<typeof project>
>;

export const projectInfo = z.union([
  z.object({ info: z.enum(['no project', 'no member', 'no auth']) }),
  /** `requests` are the people waiting for approval; empty for those who may not approve. */
  z.object({
    info: project,
    user: z.array(member),
    current_user: z.object({ id: z.string(), role: z.string(), auth: z.int() }),
    requests: z.array(member.omit({ role: true })),
  }),
]);
export type ProjectInfo = z.infer<typeof projectInfo>;

export const projectQueries = {
  list: queryRoute({
    method: 'GET',
    path: 'request/project/list',
    access: 'login',
    summary: 'Page of projects, filtered and sorted.',
    input: projectListQuery,
    answer: z.object({ list: z.array(project), total: z.int() }),
  }),
  board: queryRoute({
    method: 'GET',
    path: 'request/project/kanban/list',
    access: 'login',
    summary: 'Projects by status, newest change first, 200 a column.',
    input: z.object({}),
    answer: z.object(board),
  }),
  mine: queryRoute({
    method: 'GET',
    path: 'request/project/mine',
    access: 'login',
    summary: 'Projects the caller is in or has asked to join, newest change first, 50 at most; `total` counts all.',
    input: z.object({}),
    answer: z.object({ list: z.array(project), total: z.int() }),
  }),
  ofMember: queryRoute({
    method: 'GET',
    path: 'adm/project/of_member',
    access: 'admin',
    summary: 'The projects a member is in or has asked to join, newest change first.',
    input: z.object({ id }),
    answer: z.object({ list: z.array(memberProject) }),
  }),
  checkAble: queryRoute({
    method: 'GET',
    path: 'request/project/check_able',
    access: 'login',
    summary: 'Whether and how far the caller may work on a project: 0 to 10.',
    input: z.object({ id }),
    answer: z.object({ auth: z.int().min(0).max(10) }),
  }),
  info: queryRoute({
    method: 'GET',
    path: 'request/project/info',
    access: 'login',
    summary: 'A project with its people, or why it cannot be opened.',
    input: z.object({ id }),
    answer: projectInfo,
  }),
};
