import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { licence } from './licence.events.ts';

/** What follows from orders; nobody else issues licences. */
export const licenceCommand = z.discriminatedUnion('type', [
  command('IssueLicence', licence),
  command('RevokeLicence', { id: z.string() }),
]);
export type LicenceCommand = z.infer<typeof licenceCommand>;
