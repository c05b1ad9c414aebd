import { z } from 'zod';
import { event } from '../../kernel/message.ts';

export const configStream = 'site.config';

const text = z.string();
const won = z.int();

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
  event('ReturnTermsChanged', { return_fee: won, exchange_fee: won, address: text }),
]);
export type ConfigEvent = z.infer<typeof configEvent>;
