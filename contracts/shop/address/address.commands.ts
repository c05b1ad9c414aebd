import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { address } from './address.fields.ts';

const id = z.string();
const no = z.int().min(1);

export const addressCommand = z.discriminatedUnion('type', [
  /** Without `no` a new one. */
  command('SaveAddress', { id, no: no.optional(), main: z.boolean(), ...address.shape }),
  command('RemoveAddress', { id, no }),
]);
export type AddressCommand = z.infer<typeof addressCommand>;
