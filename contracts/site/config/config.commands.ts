import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { businessInfo, returnTerms, shippingRates } from './config.fields.ts';

export const configCommand = z.discriminatedUnion('type', [
  command('ChangeBusinessInfo', businessInfo.shape),
  command('ChangeShippingRates', shippingRates.shape),
  command('ChangeReturnTerms', returnTerms.shape),
]);
export type ConfigCommand = z.infer<typeof configCommand>;
