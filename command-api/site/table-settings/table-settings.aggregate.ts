import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { TableSettingsCommand } from '@maru/contracts/site/table-settings/table-settings.commands';
import {
  type TableSettingsEvent,
  tableSettingsPersonal,
  tableSettingsStream,
} from '@maru/contracts/site/table-settings/table-settings.events';
import { mostSavedFilters, type SavedFilter } from '@maru/contracts/site/table-settings/table-settings.fields';
import { type TableSettings, tableSettingsFold } from '@maru/contracts/site/table-settings/table-settings.fold';
import { tableSettingsPolicies } from '@maru/contracts/site/table-settings/table-settings.policies';
import type { Aggregate } from '../../pipeline/aggregate.ts';

type TableSettingsDeciders = Deciders<TableSettingsCommand, TableSettings, TableSettingsEvent>;

const isSame = (one: SavedFilter, other: SavedFilter) =>
  one.table === other.table &&
  one.name === other.name &&
  one.query === other.query &&
  one.columns.join() === other.columns.join();

const saveFilter: TableSettingsDeciders['SaveTableFilter'] = ({ filters }, { data }) => {
  const saved = filters.find(({ filter }) => filter === data.filter);
  if (saved && isSame(saved, data)) return [];
  if (!saved && filters.length >= mostSavedFilters) throw new Rejected('too_many_saved_filters');
  return [{ type: 'TableFilterSaved', data }];
};

export const tableSettingsAggregate: Aggregate<TableSettingsCommand, TableSettings, TableSettingsEvent, string> = {
  name: 'site.table-settings',
  ...tableSettingsFold,
  stream: ({ data }) => tableSettingsStream(data.id),
  personal: tableSettingsPersonal,
  decide: {
    SaveTableFilter: saveFilter,
    DeleteTableFilter: ({ filters }, { data }) =>
      filters.some(({ filter }) => filter === data.filter) ? [{ type: 'TableFilterDeleted', data }] : [],
    ChooseTableColumns: ({ columns }, { data }) =>
      columns[data.table]?.join() === data.columns.join() ? [] : [{ type: 'TableColumnsChosen', data }],
  },
  policies: tableSettingsPolicies,
  subject: ({ data }) => data.id,
  answer: (settings) => ({ body: settings }),
};
