import { describe, it } from 'vitest';
import {
  admin,
  ClaimCollected,
  ClaimDeclined,
  ClaimRefunded,
  ClaimReplaced,
  delivered,
  id,
  order,
  SurchargeAsked,
  SurchargePaid,
  withTerms,
  opened,
} from './order.spec.ts';

const one = [{ no: 1, quantity: 1, parcel: 1 }];
const refund = () => ({ type: 'RefundClaim', data: { id, claim: 1, back_to: 'stock' } }) as const;

describe('what is sent back together', () => {
  const [, ...sent] = delivered;
  const terms = withTerms({ return_fee: 3_000, exchange_fee: 6_000 });
  const book = [{ no: 2, quantity: 1, parcel: 1 }];
  const first = opened({ parts: one, fee: 3_000 });
  const second = opened({ claim: 2, parts: book, fee: 3_000 });
  const collected = (claim: number, more: object = {}) => ({
    ...ClaimCollected,
    data: { ...ClaimCollected.data, claim, ...more },
  });
  const refunds = (fee: number) => ({
    ...ClaimRefunded,
    data: {
      ...ClaimRefunded.data,
      parts: one,
      refund: 34_850 - fee,
      split: { goods: 34_850, shipping: 0, fee, tax_free: 0 },
      fee,
    },
  });
  const split = (fee: number) => ({ goods: 28_000, shipping: 0, fee, tax_free: 28_000 - fee });
  const secondRefunds = (fee: number) => ({
    ...ClaimRefunded,
    data: { ...ClaimRefunded.data, claim: 2, parts: book, refund: 28_000 - fee, split: split(fee), fee },
  });
  const past = [terms, ...sent, first, second] as const;
  const alone = { type: 'CollectClaim', data: { ...ClaimCollected.data, claim: 2 } } as const;

  it('is known by the number of its carrier, or by whoever takes it in', () => {
    const fetched = order.given(...past, ClaimCollected);
    fetched.when(alone, admin).emits(collected(2, { together: 1 }));
    const other = { ...alone, data: { ...alone.data, tracking: '1' } };
    fetched.when(other, admin).emits(collected(2, { tracking: '1', together: null }));
    const came = (together: number | null) =>
      ({ type: 'StepClaim', data: { id, claim: 2, step: 'arrive', together } }) as const;
    fetched.when(came(1), admin).emits({ type: 'ClaimArrived', data: { id, claim: 2, together: 1 } });
    for (const wrong of [2, 3]) fetched.when(came(wrong), admin).isRefused('invalid_input');
    order
      .given(...past, ClaimDeclined)
      .when(came(1), admin)
      .isRefused('invalid_input');
    order
      .given(...past, ClaimCollected, collected(2, { together: 1 }))
      .when({ type: 'StepClaim', data: { id, claim: 1, step: 'arrive', together: 2 } }, admin)
      .isRefused('invalid_input');
  });
  it('is with the same claim when its parcel is written down again, and never with itself', () => {
    const again = { ...alone, data: { ...alone.data, claim: 1 } };
    order
      .given(...past, collected(2, { together: null }), collected(1, { together: 2 }))
      .when(again, admin)
      .emits(collected(1, { together: 2 }));
  });
  it('is paid for by whoever is settled first, whatever others are asked for and may never pay', () => {
    const exchange = { ...first, data: { ...first.data, kind: 'exchange' as const, fee: 6_000 } };
    const asked = [terms, ...sent, exchange, second, ClaimCollected, collected(2, { together: 1 }), SurchargeAsked];
    const again = { type: 'RefundClaim', data: { id, claim: 2, back_to: 'stock' } } as const;
    for (const past of [asked, [...asked, SurchargePaid], [...asked, SurchargePaid, ClaimDeclined]])
      order
        .given(...past)
        .when(again, admin)
        .emits(secondRefunds(3_000));
    const surcharge = { how: 'paid' as const, amount: 21_000 };
    const replaced = { ...ClaimReplaced, data: { ...ClaimReplaced.data, parts: one, surcharge } };
    order
      .given(...asked, SurchargePaid, replaced)
      .when(again, admin)
      .emits(secondRefunds(0));
  });
  it('is never said of each other in a circle', () => {
    const third = opened({ claim: 3, parts: [{ no: 1, quantity: 1, parcel: 1 }] });
    order
      .given(...past, third, collected(2, { together: 1 }), collected(3, { tracking: '1', together: null }))
      .when({ type: 'StepClaim', data: { id, claim: 1, step: 'arrive', together: 3 } }, admin)
      .emits({ type: 'ClaimArrived', data: { id, claim: 1, together: 3 } });
    order
      .given(...past, third, collected(2, { together: 1 }), collected(1, { together: 3 }))
      .when({ type: 'StepClaim', data: { id, claim: 1, step: 'arrive', together: 2 } }, admin)
      .isRefused('invalid_input');
  });
  it('is paid for once, whichever is settled first', () => {
    const both = [...past, ClaimCollected, collected(2, { together: 1 })] as const;
    const again = { type: 'RefundClaim', data: { id, claim: 2, back_to: 'stock' } } as const;
    order
      .given(...both)
      .when(refund(), admin)
      .emits(refunds(3_000));
    order
      .given(...both, refunds(3_000))
      .when(again, admin)
      .emits(secondRefunds(0));
    order
      .given(...both, secondRefunds(3_000))
      .when(refund(), admin)
      .emits(refunds(0));
    order
      .given(...both, secondRefunds(1_000))
      .when(refund(), admin)
      .emits(refunds(2_000));
    order
      .given(...past, refunds(3_000))
      .when(again, admin)
      .emits(secondRefunds(3_000));
  });
});
