import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { companyFields } from './company.fields.ts';

/** `id` is whose account it is. */
export const companyCommand = z.discriminatedUnion('type', [
  command('SaveCompany', { id: z.string(), ...companyFields }),
  command('RemoveCompany', { id: z.string() }),
]);
export type CompanyCommand = z.infer<typeof companyCommand>;
