import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { Project, ProjectAnswer } from '@maru/contracts/tracker/project/project.views';
import { baseApi } from '../../kernel/api/base-api.ts';
import { boardDocuments, putOnBoard } from './project-cache.ts';
import { projectApi } from './project.api.ts';

type Patch = ReturnType<ReturnType<typeof projectApi.util.updateQueryData>>;
interface Shown {
  readonly dispatch: (action: ReturnType<typeof projectApi.util.updateQueryData>) => Patch;
  readonly getState: () => unknown;
}

/** A live message may have been quicker than the answer. */
const isOutdated = ({ revision }: Partial<Project>, shown: Project) =>
  revision !== undefined && revision < shown.revision;

/** Changes a project on every list and board that shows it; answers how to take that back. */
const patchShown = ({ dispatch, getState }: Shown, id: string, change: Partial<Project>) => {
  const apply = ({ list }: { list: Project[] }) => {
    const shown = list.find((project) => project.id === id);
    if (shown && !isOutdated(change, shown)) Object.assign(shown, change);
  };
  const state = getState() as Parameters<typeof projectApi.util.selectCachedArgsForQuery>[0];
  return [
    dispatch(
      projectApi.util.updateQueryData('projectBoard', undefined, (board) => {
        const card = boardDocuments(board).find((project) => project.id === id);
        if (card && !isOutdated(change, card)) putOnBoard(board, { ...card, ...change });
      }),
    ),
    dispatch(projectApi.util.updateQueryData('myProjects', undefined, apply)),
    ...projectApi.util
      .selectCachedArgsForQuery(state, 'projectList')
      .map((filter) => dispatch(projectApi.util.updateQueryData('projectList', filter, apply))),
  ];
};

/** A new status shows at once and goes back if it is refused. */
export const projectMoveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    moveProject: build.mutation<ProjectAnswer, { id: string; status: ProjectStatus }>({
      query: (body) => ({ url: 'request/project/kanban/update', method: 'PUT', body }),
      onQueryStarted: async ({ id, status }, { dispatch, getState, queryFulfilled }) => {
        const shown = { dispatch, getState } as Shown;
        const patches = patchShown(shown, id, { status });
        try {
          const { data } = await queryFulfilled;
          patchShown(shown, id, data as Partial<Project>);
        } catch {
          for (const { undo } of patches) undo();
        }
      },
    }),
  }),
});

export const { useMoveProjectMutation } = projectMoveApi;
