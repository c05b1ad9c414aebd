import { z } from 'zod';
import { id } from '../../kernel/fields.ts';
import { command } from '../../kernel/message.ts';
import { columnChoice, savedFilter } from './table-settings.fields.ts';

/** `id` is whose settings they are. */
export const tableSettingsCommand = z.discriminatedUnion('type', [
  command('SaveTableFilter', { id: z.string(), ...savedFilter.shape }),
  command('DeleteTableFilter', { id: z.string(), filter: id }),
  command('ChooseTableColumns', { id: z.string(), ...columnChoice.shape }),
]);
export type TableSettingsCommand = z.infer<typeof tableSettingsCommand>;
