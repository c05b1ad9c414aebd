import type { AccessReason } from '@maru/contracts/identity/access/access.fields';
import { baseApi } from '../api/base-api.ts';

/** A row of a list: whatever its definition says, and an id. */
export interface TableRow {
  readonly id: string;
}
export interface TablePage<Row extends TableRow = TableRow> {
  readonly list: readonly Row[];
  readonly total: number;
  readonly next: string | null;
  readonly previous: string | null;
}
export interface TableQuestion {
  /** Of the definition. */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  /** What its rows are to the cache: changes of these load it again. */
  readonly tags: readonly string[];
}

export const tablePageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    tablePage: build.query<TablePage, TableQuestion>({
      query: ({ path, params }) => ({ url: `${path}/list`, params }),
      // Features declare their tags where they add their calls.
      providesTags: (_page, _error, { tags }) => tags as readonly never[],
      extraOptions: { quiet: true },
    }),
    /** Why a list leaves with what is personal in it; a call each time, since each is written down. */
    writeDownExport: build.mutation<{ access: string }, { list: string; filters: string; reason?: AccessReason }>({
      query: (body) => ({ url: 'adm/access/export', method: 'POST', body }),
      extraOptions: { quiet: true },
    }),
  }),
});
export const { useTablePageQuery, useWriteDownExportMutation } = tablePageApi;
