import { projectRole } from '@maru/contracts/tracker/project/project.fields';
import type { projectQueries } from '@maru/contracts/tracker/project/project.queries';
import {
  type Membership,
  type ProjectDocument,
  projectPresentation,
} from '@maru/contracts/tracker/project/project.views';
import type { QueryHandler } from '../../http/query-handler.ts';
import { mostProjects } from './my-projects.ts';

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
      .toSorted((a, b) => b.updated_at - a.updated_at);
    return { list: await present(projectPresentation, docs.slice(0, most)), total: docs.length };
  },
};
