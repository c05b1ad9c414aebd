import { readProjectSubject } from '@maru/contracts/tracker/project/project.access';
import { authOf } from '@maru/contracts/tracker/project/project.policies';
import type { projectQueries } from '@maru/contracts/tracker/project/project.queries';
import { type QueryHandler, readFrom } from '../../http/query-handler.ts';
import { accessViews } from './admit-to-project.ts';

export const checkAble: QueryHandler<typeof projectQueries.checkAble> = {
  views: accessViews,
  answer: async ({ id }, { engines, actor }) => ({
    auth: authOf(actor, await readProjectSubject(readFrom(engines.views), actor, id)),
  }),
};
