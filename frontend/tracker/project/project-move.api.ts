import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { ProjectAnswer } from '@maru/contracts/tracker/project/project.views';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import { baseApi } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';

interface Move {
  readonly id: string;
  readonly status: ProjectStatus;
}

/** A new status shows at once and goes back if it is refused; the answer knows no counts. */
export const projectMoveApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    moveProject: build.mutation<ProjectAnswer, Move>({
      query: (body) => ({ url: 'request/project/kanban/update', method: 'PUT', body }),
      ...liveCommand({
        view: trackerRelays.project.view,
        id: ({ id }: Move) => id,
        shows: ({ status }) => ({ status }),
        isWhole: () => false,
      }),
    }),
  }),
});

export const { useMoveProjectMutation } = projectMoveApi;
