import { mailCodeRoutes } from '../identity/mail-code/mail-code.routes.ts';
import { sessionRoutes } from '../identity/session/session.routes.ts';
import { sessionQueries } from '../identity/session/session.queries.ts';
import { userRoutes } from '../identity/user/user.routes.ts';
import type { Route } from '../kernel/route.ts';
import { imageRoutes } from '../media/image/image.routes.ts';
import { commentQueries, commentRoutes } from '../tracker/comment/comment.routes.ts';
import { issueQueries } from '../tracker/issue/issue.queries.ts';
import { issueRoutes } from '../tracker/issue/issue.routes.ts';
import { projectQueries } from '../tracker/project/project.queries.ts';
import { projectRoutes } from '../tracker/project/project.routes.ts';

/** Reads over views; query-api has a handler for each. */
export const queryTables = { session: sessionQueries, project: projectQueries, issue: issueQueries, comment: commentQueries };

const tables = [sessionRoutes, userRoutes, mailCodeRoutes, imageRoutes, projectRoutes, issueRoutes, commentRoutes, ...Object.values(queryTables)];

/** Every call of the API, for the routers and for the API document. */
export const routes: readonly Route[] = tables.flatMap((table) => Object.values(table) as unknown as Route[]);
