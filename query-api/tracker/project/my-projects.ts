import { isAdmin } from '@maru/contracts/kernel/actor';
import { projectRole } from '@maru/contracts/tracker/project/project.fields';
import { isMember } from '@maru/contracts/tracker/project/project.policies';
import type { projectQueries } from '@maru/contracts/tracker/project/project.queries';
import {
  memberRole,
  type Membership,
  membershipId,
  type ProjectDocument,
  projectPresentation,
} from '@maru/contracts/tracker/project/project.views';
import type { Where } from '@maru/platform/view-store/view-store';
import type { QueryContext, QueryHandler } from '../../http/query-handler.ts';

const mostProjects = 5_000;

/** Narrows a read to the projects the caller works on; an administrator works on all. */
export const inMyProjects = async ({ engines, actor }: QueryContext): Promise<Where> => {
  if (isAdmin(actor)) return {};
  const own = await engines.views
    .view('membership')
    .find<Membership>({ where: { user_id: actor.id, role: { in: memberRole.options } }, limit: mostProjects });
  return { prj_id: { in: own.map(({ doc }) => doc.prj_id) } };
};

/** Leaves out what belongs to deleted projects and to projects the caller does not work on. */
export const onlyMyProjects = async <D extends { readonly prj_id: string }>(
  { engines: { views }, actor }: QueryContext,
  docs: readonly D[],
) => {
  const ids = [...new Set(docs.map(({ prj_id }) => prj_id))];
  const [projects, memberships] = await Promise.all([
    views.view('project').getMany<ProjectDocument>(ids),
    views.view('membership').getMany<Membership>(ids.map((id) => membershipId(id, actor.id))),
  ]);
  const active = new Set(projects.filter(({ doc }) => !doc.deleted).map(({ doc }) => doc.id));
  const mine = new Set(memberships.filter(({ doc }) => isMember(doc)).map(({ doc }) => doc.prj_id));
  return docs.filter(({ prj_id }) => active.has(prj_id) && (isAdmin(actor) || mine.has(prj_id)));
};

const most = 50;
const roles = projectRole.exclude(['none']).options;

export const projectMine: QueryHandler<typeof projectQueries.mine> = {
  views: ['membership', 'project', 'user'],
  answer: async (_input, { engines: { views }, actor, present }) => {
    const own = await views
      .view('membership')
      .find<Membership>({ where: { user_id: actor.id, role: { in: roles } }, limit: mostProjects });
    const rows = await views.view('project').getMany<ProjectDocument>(own.map(({ doc }) => doc.prj_id));
    const docs = rows
      .map(({ doc }) => doc)
      .filter(({ deleted }) => !deleted)
      .toSorted((a, b) => b.updated_position - a.updated_position);
    return { list: await present(projectPresentation, docs.slice(0, most)), total: docs.length };
  },
};
