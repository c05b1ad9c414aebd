import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { businessInfo, returnTerms, shippingRates } from './config.fields.ts';
import { remoteAreas } from './remote-areas.ts';
import { deliveryTerms, sellingTerms } from './selling-terms.ts';

export const configCommand = z.discriminatedUnion('type', [
  command('ChangeBusinessInfo', businessInfo.shape),
  command('ChangeShippingRates', shippingRates.shape),
  command('ChangeReturnTerms', returnTerms.shape),
  command('ChangeRemoteAreas', { areas: remoteAreas }),
  command('ChangeSellingTerms', sellingTerms.shape),
  command('ChangeDeliveryTerms', deliveryTerms.shape),
]);
export type ConfigCommand = z.infer<typeof configCommand>;
