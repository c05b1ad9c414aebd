import type { StreamFold } from '../../kernel/fold.ts';
import type { TableSettingsEvent } from './table-settings.events.ts';
import type { SavedFilter } from './table-settings.fields.ts';

export interface TableSettings {
  /** In the order in which they were first saved. */
  readonly filters: readonly SavedFilter[];
  /** By the name of a list. */
  readonly columns: Readonly<Record<string, readonly string[]>>;
}

const withFilter = (filters: readonly SavedFilter[], saved: SavedFilter) =>
  filters.some(({ filter }) => filter === saved.filter)
    ? filters.map((one) => (one.filter === saved.filter ? saved : one))
    : [...filters, saved];

/** How an administrator wants to see the lists of the admin area. */
export const tableSettingsFold: StreamFold<TableSettings, TableSettingsEvent> = {
  initialState: { filters: [], columns: {} },
  evolve: {
    TableFilterSaved: (settings, { data: { id: _id, ...saved } }) => ({
      ...settings,
      filters: withFilter(settings.filters, saved),
    }),
    TableFilterDeleted: (settings, { data }) => ({
      ...settings,
      filters: settings.filters.filter(({ filter }) => filter !== data.filter),
    }),
    TableColumnsChosen: (settings, { data: { table, columns } }) => ({
      ...settings,
      columns: { ...settings.columns, [table]: columns },
    }),
  },
};
