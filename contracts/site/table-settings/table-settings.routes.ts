import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { commandRoute, endpointRoute } from '../../kernel/route.ts';
import type { TableSettingsCommand } from './table-settings.commands.ts';
import { columnChoice, savedFilter, shownColumns } from './table-settings.fields.ts';

export const tableSettings = z.object({
  filters: z.array(savedFilter).readonly(),
  columns: z.record(z.string(), shownColumns),
});

const row = { access: 'admin', answer: tableSettings } as const;

export const tableSettingsRoutes = {
  mine: endpointRoute({
    ...row,
    method: 'GET',
    path: 'adm/table/settings',
    summary: 'How oneself wants to see the lists: saved filters, and the columns of each list.',
    input: z.object({}),
  }),
  save: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/table/filter',
    summary: 'Saves how a list is narrowed; with the id of a saved filter it takes the place of that.',
    input: savedFilter.partial({ filter: true }),
    toCommand: ({ filter, ...data }, newId, userId): TableSettingsCommand => ({
      type: 'SaveTableFilter',
      data: { id: userId, filter: filter ?? newId, ...data },
    }),
  }),
  remove: commandRoute({
    ...row,
    method: 'DELETE',
    path: 'adm/table/filter',
    summary: 'Deletes a saved filter.',
    input: z.object({ id }),
    toCommand: ({ id: filter }, _newId, userId): TableSettingsCommand => ({
      type: 'DeleteTableFilter',
      data: { id: userId, filter },
    }),
  }),
  columns: commandRoute({
    ...row,
    method: 'PUT',
    path: 'adm/table/columns',
    summary: 'Chooses which columns of a list are shown, and in which order.',
    input: columnChoice,
    toCommand: (data, _newId, userId): TableSettingsCommand => ({
      type: 'ChooseTableColumns',
      data: { id: userId, ...data },
    }),
  }),
};
