import { z } from 'zod';
import { event, type StreamOf } from '../../kernel/message.ts';
import type { Personal } from '../../kernel/personal.ts';

/** One of each administrator. */
export const tableSettingsStream = (userId: string) => `site.table-settings-${userId}` as StreamOf<TableSettingsEvent>;

const id = z.string();
const filter = z.string();
const table = z.string();
const columns = z.array(z.string()).readonly();

export const tableSettingsEvent = z.discriminatedUnion('type', [
  event('TableFilterSaved', { id, filter, table, name: z.string(), query: z.string(), columns }),
  event('TableFilterDeleted', { id, filter }),
  event('TableColumnsChosen', { id, table, columns }),
]);
export type TableSettingsEvent = z.infer<typeof tableSettingsEvent>;

/** What somebody looks for may be the name of a person. */
export const tableSettingsPersonal: Personal<TableSettingsEvent> = {
  TableFilterSaved: { purpose: 'profile', person: ({ id }) => id, fields: ['name', 'query'] },
};
