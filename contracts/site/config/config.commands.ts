import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { businessInfo, shippingRates } from './config.fields.ts';

export const configCommand = z.discriminatedUnion('type', [
  command('ChangeBusinessInfo', businessInfo.shape),
  command('ChangeShippingRates', shippingRates.shape),
]);
export type ConfigCommand = z.infer<typeof configCommand>;
