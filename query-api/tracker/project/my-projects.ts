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
import type { ViewStore, Where } from '@maru/platform/view-store/view-store';
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

const rolesOf = async (views: ViewStore, user_id: string) => {
  const rows = await views
    .view('membership')
    .find<Membership>({ where: { user_id, role: { in: roles } }, limit: mostProjects });
  return new Map(rows.map(({ doc }) => [doc.prj_id, doc.role]));
};
const newestOf = async (views: ViewStore, ids: readonly string[]) =>
  (await views.view('project').getMany<ProjectDocument>(ids))
    .map(({ doc }) => doc)
    .filter(({ deleted }) => !deleted)
    .toSorted((a, b) => b.updated_position - a.updated_position);

export const projectMine: QueryHandler<typeof projectQueries.mine> = {
  views: ['membership', 'project', 'user'],
  answer: async (_input, { engines: { views }, actor, present }) => {
    const docs = await newestOf(views, [...(await rolesOf(views, actor.id)).keys()]);
    return { list: await present(projectPresentation, docs.slice(0, most)), total: docs.length };
  },
};

export const projectsOfMember: QueryHandler<typeof projectQueries.ofMember> = {
  views: ['membership', 'project'],
  answer: async ({ id: member }, { engines: { views } }) => {
    const roleIn = await rolesOf(views, member);
    const docs = await newestOf(views, [...roleIn.keys()]);
    return {
      list: docs
        .slice(0, most)
        .map(({ id, title, status, count, open, updated_at }) => ({
          id,
          title,
          status,
          count,
          open,
          updated_at,
          role: roleIn.get(id) ?? 'none',
        })),
    };
  },
};
