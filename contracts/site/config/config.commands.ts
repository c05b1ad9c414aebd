import { z } from 'zod';
import { command } from '../../kernel/message.ts';
import { businessInfo, returnTerms, shippingRates } from './config.fields.ts';
import { paymentTerms } from './payment-terms.ts';
import { remoteAreas } from './remote-areas.ts';
import { deliveryTerms, sellingTerms } from './selling-terms.ts';
import { shippingBundles } from './shipping-bundles.ts';

export const configCommand = z.discriminatedUnion('type', [
  command('ChangeBusinessInfo', businessInfo.shape),
  command('ChangeShippingRates', shippingRates.shape),
  command('ChangeShippingBundles', { bundles: shippingBundles }),
  command('ChangeReturnTerms', returnTerms.shape),
  command('ChangeRemoteAreas', { areas: remoteAreas }),
  command('ChangeSellingTerms', sellingTerms.shape),
  command('ChangeDeliveryTerms', deliveryTerms.shape),
  command('ChangePaymentTerms', paymentTerms.shape),
  /** `revision` is that of the event whose change is taken back. */
  command('UndoConfigChange', { revision: z.int().min(0) }),
]);
export type ConfigCommand = z.infer<typeof configCommand>;
