import type { Examples } from '../../kernel/message.ts';
import type { TableSettingsEvent } from './table-settings.events.ts';

const id = '01900000-0000-7000-8000-000000000001';
const filter = '01900000-0000-7000-8000-0000000000f1';

export const tableSettingsExamples: Examples<TableSettingsEvent> = {
  TableFilterSaved: {
    type: 'TableFilterSaved',
    data: {
      id,
      filter,
      table: 'orders',
      name: '비싼 주문',
      query: 'total_from=100000&sort=-total',
      columns: ['number', 'recipient', 'total'],
    },
  },
  TableFilterDeleted: { type: 'TableFilterDeleted', data: { id, filter } },
  TableColumnsChosen: { type: 'TableColumnsChosen', data: { id, table: 'orders', columns: ['number', 'total'] } },
};
