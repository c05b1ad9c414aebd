import { Rejected } from '@maru/contracts/kernel/rejections';
import { readProjectSubject } from '@maru/contracts/tracker/project/project.access';
import { canWorkOnProject } from '@maru/contracts/tracker/project/project.policies';
import { type QueryContext, readFrom } from '../../http/query-handler.ts';

/** Views that say who may read what belongs to a project. */
export const accessViews = ['project', 'membership'] as const;

/** Throws `project_not_found` or `not_member`. */
export const admitToProject = async ({ engines, actor }: QueryContext, projectId: string) => {
  const refused = canWorkOnProject(actor, await readProjectSubject(readFrom(engines.views), actor, projectId));
  if (refused) throw new Rejected(refused);
};
