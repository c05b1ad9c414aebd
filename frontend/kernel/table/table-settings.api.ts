import type { ColumnChoice, SavedFilter } from '@maru/contracts/site/table-settings/table-settings.fields';
import type { TableSettings } from '@maru/contracts/site/table-settings/table-settings.fold';
import { baseApi } from '../api/base-api.ts';

/** Without an id it is a new one. */
export type FilterToSave = Omit<SavedFilter, 'filter'> & { readonly filter?: string };

export const tableSettingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['TableSettings'] }).injectEndpoints({
  endpoints: (build) => ({
    tableSettings: build.query<TableSettings, void>({
      query: () => 'adm/table/settings',
      providesTags: ['TableSettings'],
      extraOptions: { quiet: true },
      keepUnusedDataFor: 3600,
    }),
    saveTableFilter: build.mutation<TableSettings, FilterToSave>({
      query: (body) => ({ url: 'adm/table/filter', method: 'PUT', body }),
      invalidatesTags: ['TableSettings'],
    }),
    deleteTableFilter: build.mutation<TableSettings, string>({
      query: (id) => ({ url: 'adm/table/filter', method: 'DELETE', params: { id } }),
      invalidatesTags: ['TableSettings'],
    }),
    chooseTableColumns: build.mutation<TableSettings, ColumnChoice>({
      query: (body) => ({ url: 'adm/table/columns', method: 'PUT', body }),
      // The table shows the choice at once; where it could not be stored, the answer that is loaded again says so.
      onQueryStarted: async ({ table, columns }, { dispatch, queryFulfilled }) => {
        const patch = dispatch(
          tableSettingsApi.util.updateQueryData('tableSettings', undefined, (draft) => ({
            ...draft,
            columns: { ...draft.columns, [table]: columns },
          })),
        );
        await queryFulfilled.catch(() => patch.undo());
      },
      extraOptions: { turn: 'table columns' },
    }),
  }),
});
export const {
  useTableSettingsQuery,
  useSaveTableFilterMutation,
  useDeleteTableFilterMutation,
  useChooseTableColumnsMutation,
} = tableSettingsApi;
