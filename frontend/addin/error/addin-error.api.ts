import type { ErrorIssue } from '@maru/contracts/addin/error/error.fields';
import type { AddinError } from '@maru/contracts/addin/error/error.views';
import type { Project } from '@maru/contracts/tracker/project/project.views';
import { baseApi } from '../../kernel/api/base-api.ts';

/** The last part of the path, and what is sent beside the id. */
export type ErrorChange = { readonly id: string } & (
  | { readonly path: 'acknowledge' | 'reopen'; readonly body?: never }
  | { readonly path: 'fixed'; readonly body: { readonly version: string } }
  | { readonly path: 'note'; readonly body: { readonly note: string } }
  | { readonly path: 'issue'; readonly body: { readonly issue: ErrorIssue | null } }
);

interface NewIssue {
  readonly prj_id: string;
  readonly title: string;
  readonly text: string;
}

const addinErrorApi = baseApi.enhanceEndpoints({ addTagTypes: ['AddinError'] }).injectEndpoints({
  endpoints: (build) => ({
    addinError: build.query<AddinError, string>({
      query: (id) => ({ url: 'adm/addin_error', params: { id } }),
      providesTags: ['AddinError'],
      extraOptions: { quiet: true },
    }),
    changeAddinError: build.mutation<AddinError, ErrorChange>({
      query: ({ id, path, body }) => ({ url: `adm/addin_error/${path}`, method: 'PUT', body: { id, ...body } }),
      invalidatesTags: ['AddinError'],
    }),
    /** Projects that an issue can be raised in, those that changed last first. */
    issueProjects: build.query<{ readonly list: readonly Project[] }, void>({
      query: () => ({ url: 'request/project/list', params: { status: 'OnGoing', itemsPerPage: '100' } }),
      extraOptions: { quiet: true },
    }),
    raiseIssue: build.mutation<{ readonly id: string }, NewIssue>({
      query: (body) => ({ url: 'request/request/add', method: 'POST', body }),
    }),
  }),
});
export const { useAddinErrorQuery, useChangeAddinErrorMutation, useIssueProjectsQuery, useRaiseIssueMutation } =
  addinErrorApi;
