import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const configStream = 'site.config';

const text = z.string();
const won = z.int();
const count = z.int();
const area = z.object({ name: text, from: text, to: text, fee: won.nullable() });
const bundle = z.object({ id: text, name: text, fee: won, free_from: won });

export const configEvent = z.discriminatedUnion('type', [
  event('BusinessInfoChanged', {
    name: text,
    owner: text,
    registration_number: text,
    mail_order_number: text,
    address: text,
    phone: text,
    email: text,
    privacy_officer: text,
    hosting: text,
  }),
  event('ShippingRatesChanged', { fee: won, free_from: won, island_fee: won }),
  /** The whole list, before and after. */
  event('ShippingBundlesChanged', { from: z.array(bundle), to: z.array(bundle) }),
  event('ReturnTermsChanged', { return_fee: won, exchange_fee: won, address: text }),
  /** The whole list, postcodes from and to. */
  event('RemoteAreasChanged', { areas: z.array(area) }),
  event('SellingTermsChanged', {
    recharge: z.enum(['keep', 'charge']),
    point_percent: count,
    deposit_hours: count,
    scarce_hours: count,
    scarce_percent: count,
  }),
  event('DeliveryTermsChanged', {
    from_days: count,
    until_days: count,
    cutoff: count,
    pickup: text,
    pickup_hours: text.optional(),
  }),
  event('PaymentTermsChanged', {
    escrow: z.enum(['off', 'provider']),
    escrow_name: text,
    escrow_number: text,
    escrow_link: text,
    escrow_text: text,
    self_issued: z.boolean(),
  }),
]);
export type ConfigEvent = z.infer<typeof configEvent>;
