import type { Personal } from '../../kernel/personal.ts';
import type { OrderEvent } from './order.events.ts';

/** Whose an order is: a guest's order stands for the guest. */
export const buyerOf = ({ id, user_id }: { readonly id: string; readonly user_id: string | null }): string =>
  user_id ?? id;

/** Kept five years: Enforcement Decree of the Act on Consumer Protection in Electronic Commerce, Article 6. */
export const orderPersonal: Personal<OrderEvent> = {
  OrderPlaced: {
    purpose: 'retention',
    person: buyerOf,
    fields: ['recipient', 'phone', 'email', 'postcode', 'address', 'detail', 'note', 'cash_receipt'],
  },
  OrderRefundAccountGiven: {
    purpose: 'retention',
    person: ({ buyer }) => buyer,
    fields: ['bank', 'account', 'holder'],
  },
};
