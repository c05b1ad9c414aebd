import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { projectQueries } from '@maru/contracts/tracker/project/project.queries';
import { type ProjectDocument, projectPresentation } from '@maru/contracts/tracker/project/project.views';
import type { QueryHandler } from '../../http/query-handler.ts';

const columnLimit = 200;

export const projectBoard: QueryHandler<typeof projectQueries.board> = {
  views: ['project', 'user'],
  answer: async (_input, { engines: { views }, present }) => {
    const column = async (status: ProjectStatus) => {
      const rows = await views
        .view('project')
        .find<ProjectDocument>({
          where: { deleted: false, status },
          sort: [{ field: 'updated_at', direction: 'desc' }],
          limit: columnLimit,
        });
      return present(
        projectPresentation,
        rows.map(({ doc }) => doc),
      );
    };
    const [OnGoing, OnHold, Finished] = await Promise.all([column('OnGoing'), column('OnHold'), column('Finished')]);
    return { OnGoing, OnHold, Finished };
  },
};
