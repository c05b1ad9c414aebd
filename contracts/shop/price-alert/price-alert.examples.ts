import type { Examples } from '../../kernel/message.ts';
import type { PriceAlertEvent } from './price-alert.events.ts';

const alert = { id: '01900000-0000-7000-8000-0000000000f1', user_id: '01900000-0000-7000-8000-000000000001' };

export const priceAlertExamples: Examples<PriceAlertEvent> = {
  PriceAlertAsked: { type: 'PriceAlertAsked', data: { ...alert, price: 41_000 } },
  PriceAlertCancelled: { type: 'PriceAlertCancelled', data: alert },
  PriceAlertTold: { type: 'PriceAlertTold', data: { ...alert, from: 41_000, to: 38_000 } },
};
