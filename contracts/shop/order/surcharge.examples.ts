import type { Examples } from '../../kernel/message.ts';
import type { OrderEvent } from './order.events.ts';

/** Of the order `id`: a dearer option is wanted, and the buyer bears what sending costs. */
export const surchargeExamples = (
  id: string,
): Pick<Examples<OrderEvent>, 'SurchargeAsked' | 'SurchargePaid' | 'SurchargeHandedBack'> => ({
  SurchargeAsked: {
    type: 'SurchargeAsked',
    data: {
      id,
      claim: 1,
      ask: 1,
      difference: 15_000,
      fee: 6_000,
      tax_free: 0,
      lines: [
        {
          no: 3,
          of: 1,
          option_id: 2,
          option: '200장',
          unit_price: 49_850,
          quantity: 1,
          difference: 0,
          surcharges: [{ claim: 1, each: 15_000 }],
        },
      ],
    },
  },
  SurchargePaid: {
    type: 'SurchargePaid',
    data: {
      id,
      claim: 1,
      ask: 1,
      amount: 21_000,
      method: '카드',
      key: 'tviva20260109000000abcd',
      receipt: 'https://dashboard.tosspayments.com/receipt',
    },
  },
  SurchargeHandedBack: { type: 'SurchargeHandedBack', data: { id, claim: 1, amount: 15_000 } },
});
