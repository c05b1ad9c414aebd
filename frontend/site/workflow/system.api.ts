import type { Reaction } from '@maru/contracts/site/reaction/reaction.views';
import type { WorkflowStanding } from '@maru/contracts/site/workflow/workflow.views';
import { baseApi } from '../../kernel/api/base-api.ts';

/** What an administrator has to look at; `waiting` counts all that waits, also beyond the list. */
export interface SystemList {
  readonly reactions: readonly Reaction[];
  readonly waiting: number;
  readonly workflows: readonly WorkflowStanding[];
}

export const systemApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['System'] })
  .injectEndpoints({
    endpoints: (build) => ({
      system: build.query<SystemList, void>({ query: () => 'adm/system/list', providesTags: ['System'] }),
      retryReaction: build.mutation<Reaction, Pick<Reaction, 'id'>>({
        query: ({ id }) => ({ url: 'adm/system/retry', method: 'POST', body: { id } }),
        invalidatesTags: ['System'],
      }),
      giveUpReaction: build.mutation<Reaction, { readonly id: string; readonly reason: string }>({
        query: (body) => ({ url: 'adm/system/give_up', method: 'POST', body }),
        invalidatesTags: ['System'],
      }),
      resumeWorkflow: build.mutation<WorkflowStanding, Pick<WorkflowStanding, 'id'>>({
        query: ({ id }) => ({ url: 'adm/system/resume', method: 'POST', body: { id } }),
        invalidatesTags: ['System'],
      }),
    }),
  });
export const { useSystemQuery, useRetryReactionMutation, useGiveUpReactionMutation, useResumeWorkflowMutation } =
  systemApi;
