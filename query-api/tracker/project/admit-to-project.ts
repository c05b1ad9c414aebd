import { Rejected } from '@maru/contracts/kernel/rejections';
import { readProjectSubject } from '@maru/contracts/tracker/project/project.access';
import { authOf, canWorkOnProject } from '@maru/contracts/tracker/project/project.policies';
import type { projectQueries } from '@maru/contracts/tracker/project/project.queries';
import { type QueryContext, type QueryHandler, readFrom } from '../../http/query-handler.ts';

export const accessViews = ['project', 'membership'] as const;

/** Throws `project_not_found` or `not_member`. */
export const admitToProject = async ({ engines, actor }: QueryContext, projectId: string) => {
  const refusal = canWorkOnProject(actor, await readProjectSubject(readFrom(engines.views), actor, projectId));
  if (refusal) throw new Rejected(refusal);
};

export const checkAble: QueryHandler<typeof projectQueries.checkAble> = {
  views: accessViews,
  answer: async ({ id }, { engines, actor }) => ({
    auth: authOf(actor, await readProjectSubject(readFrom(engines.views), actor, id)),
  }),
};
