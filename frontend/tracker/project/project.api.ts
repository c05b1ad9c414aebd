import type { ProjectStatus } from '@maru/contracts/tracker/project/project.fields';
import type { Project, ProjectAnswer } from '@maru/contracts/tracker/project/project.views';
import { trackerRelays } from '@maru/contracts/tracker/live/tracker.relays';
import { baseApi, ifMatch } from '../../kernel/api/base-api.ts';
import { liveCommand } from '../../kernel/live/live-command.ts';
import type { ProjectInfo } from '@maru/contracts/tracker/project/project.queries';
import { boardDocuments, putOnBoard, removeFromBoard } from '../../kernel/live/live-board.ts';
import { liveView } from '../../kernel/live/live-view.ts';
import { type Board, patchPage, type ProjectPage, removeFromPage, replaceOnPage } from './project-cache.ts';
import type { ProjectFilter } from './project-filter.ts';

interface Move {
  readonly id: string;
  readonly status: ProjectStatus;
}

/** A new status shows at once and goes back if it is refused; the answer knows no counts. */
const projectMoveApi = baseApi.injectEndpoints({
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

export interface ProjectDraft {
  readonly title: string;
  readonly text: string;
  readonly client: string;
  readonly place: string;
  readonly status: ProjectStatus;
}
export type MemberAction = 'approve' | 'decline' | 'remove' | 'leave' | 'promote' | 'demote';

/** What is told of a project to those who may open it. */
export type OpenProject = Extract<ProjectInfo, { user: unknown }>;
const listRoom = () => 'projects';
/** The info answer is one of two shapes; only the open one holds a document. */
export const openInfo = (info: ProjectInfo) => ('user' in info ? info : undefined);

export const projectApi = baseApi.enhanceEndpoints({ addTagTypes: ['ProjectList', 'ProjectInfo'] }).injectEndpoints({
  endpoints: (build) => ({
    projectList: build.query<ProjectPage, ProjectFilter>({
      query: ({ status, ...filter }) => ({
        url: 'request/project/list',
        params: { ...filter, status: status.join(',') },
      }),
      providesTags: ['ProjectList'],
      ...liveView<ProjectPage, ProjectFilter, Project>({
        relay: trackerRelays.project,
        room: listRoom,
        documents: ({ list }) => list,
        patch: (draft, { document }, filter) => patchPage(draft, document, filter),
        remove: removeFromPage,
      }),
    }),
    projectBoard: build.query<Board, void>({
      query: () => 'request/project/kanban/list',
      providesTags: ['ProjectList'],
      ...liveView<Board, void, Project>({
        relay: trackerRelays.project,
        room: listRoom,
        documents: boardDocuments,
        patch: (draft, { document }) => putOnBoard(draft, document.status, document),
        remove: removeFromBoard,
      }),
    }),
    myProjects: build.query<ProjectPage, void>({
      query: () => 'request/project/mine',
      providesTags: ['ProjectList'],
      ...liveView<ProjectPage, void, Project>({
        relay: trackerRelays.project,
        room: listRoom,
        documents: ({ list }) => list,
        // What is new to me comes by a load: only the server knows what I am in.
        patch: (draft, { document }) => replaceOnPage(draft, document),
        remove: removeFromPage,
      }),
    }),
    projectAccess: build.query<{ auth: number }, string>({
      query: (id) => ({ url: 'request/project/check_able', params: { id } }),
      keepUnusedDataFor: 0,
    }),
    projectInfo: build.query<ProjectInfo, string>({
      query: (id) => ({ url: 'request/project/info', params: { id } }),
      providesTags: (_info, _error, id) => [{ type: 'ProjectInfo', id }],
      ...liveView<ProjectInfo, string, Project>({
        relay: trackerRelays.project,
        room: (id) => `project:${id}`,
        concerns: (project, id) => project.id === id,
        documents: (info) => (openInfo(info) ? [openInfo(info)?.info].filter((project) => project !== undefined) : []),
        patch: (draft, { document }) => {
          const open = openInfo(draft);
          if (open) Object.assign(open, { info: document, user: document.user });
        },
      }),
    }),
    saveProject: build.mutation<Project, { id?: string; revision?: number; draft: Partial<ProjectDraft> }>({
      query: ({ id, revision, draft }) => ({
        url: 'request/project/add',
        method: 'POST',
        body: { ...draft, ...(id && { id }) },
        ...(revision !== undefined && { headers: ifMatch(revision) }),
      }),
      extraOptions: { quiet: true },
      invalidatesTags: (_project, error, { id }) =>
        error ? [] : ['ProjectList', ...(id ? [{ type: 'ProjectInfo' as const, id }] : [])],
    }),
    deleteProject: build.mutation<{ id: string }, string>({
      query: (id) => ({ url: 'request/project', method: 'DELETE', params: { id } }),
      invalidatesTags: (_answer, error) => (error ? [] : ['ProjectList']),
    }),
    restoreProject: build.mutation<Project, string>({
      query: (id) => ({ url: 'request/project/restore', method: 'POST', body: { id } }),
      invalidatesTags: ['ProjectList'],
    }),
    joinProject: build.mutation<{ status: 'requested' | 'member' }, string>({
      query: (id) => ({ url: 'request/project/join', method: 'POST', body: { id } }),
      invalidatesTags: ['ProjectList'],
    }),
    changeMember: build.mutation<{ id: string }, { id: string; user_id: string; action: MemberAction }>({
      query: (body) => ({ url: 'request/project/member', method: 'POST', body }),
      invalidatesTags: (_answer, _error, { id }) => [{ type: 'ProjectInfo', id }],
    }),
  }),
});

export const {
  useProjectListQuery,
  useProjectBoardQuery,
  useMyProjectsQuery,
  useProjectAccessQuery,
  useLazyProjectAccessQuery,
  useProjectInfoQuery,
  useSaveProjectMutation,
  useDeleteProjectMutation,
  useRestoreProjectMutation,
  useJoinProjectMutation,
  useChangeMemberMutation,
} = projectApi;
