import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { describe, it } from 'vitest';
import {
  admin,
  buyer,
  ClaimArrived,
  ClaimCollected,
  ClaimDeclined,
  ClaimOpened,
  ClaimRefunded,
  ClaimWithdrawn,
  delivered,
  id,
  order,
  OrderPaid,
  OrderPlaced,
  OrderPrepared,
  withTerms,
  opened,
} from './order.spec.ts';

const one = [{ no: 1, quantity: 1, parcel: 1 }];
const packed = [OrderPlaced, OrderPaid, OrderPrepared] as const;

const collect = { type: 'CollectClaim', data: ClaimCollected.data } as const;
const arrive = { type: 'StepClaim', data: { id, claim: 1, step: 'arrive' } } as const;
const withdraw = { type: 'StepClaim', data: { id, claim: 1, step: 'withdraw' } } as const;
const decline = { type: 'DeclineClaim', data: { id, claim: 1, answer: 'used' } } as const;
const refund = (more: object = {}): OrderCommand => ({
  type: 'RefundClaim',
  data: { id, claim: 1, back_to: 'stock', ...more },
});

describe('a claim', () => {
  const claimed = [...delivered, ClaimOpened] as const;
  const ways: readonly (readonly [string, OrderCommand, OrderEvent])[] = [
    ['is fetched', collect, ClaimCollected],
    ['arrives', arrive, ClaimArrived],
    ['is declined, with a reason', decline, ClaimDeclined],
    ['is refunded', refund(), ClaimRefunded],
  ];
  it.each(ways)('%s, by the shop alone, until it is closed', (_, command, event) => {
    order
      .given(...claimed)
      .when(command, admin)
      .emits(event);
    // Goods that somebody is fetching come although the claim is declined.
    const awaited = event.type === 'ClaimDeclined' ? { awaited: true } : {};
    order
      .given(...claimed, ClaimCollected)
      .when(command, admin)
      .emits({ ...event, data: { ...event.data, ...awaited } } as typeof event);
    for (const closing of [ClaimWithdrawn, ClaimDeclined, ClaimRefunded])
      order
        .given(...claimed, closing)
        .when(command, admin)
        .isRefused('order_step_refused');
    order
      .given(...claimed)
      .when(command, buyer)
      .isRefused('order_step_refused');
    order
      .given(...delivered)
      .when(command, admin)
      .isRefused('claim_not_found');
  });
  it('is taken back by who opened it, before the shop has begun', () => {
    order
      .given(...claimed)
      .when(withdraw, buyer)
      .emits(ClaimWithdrawn);
    order
      .given(...claimed)
      .when(withdraw, admin)
      .isRefused('order_step_refused');
    const byShop = [...delivered, opened({ by: 'shop' })] as const;
    order
      .given(...byShop)
      .when(withdraw, admin)
      .emits(ClaimWithdrawn);
    order
      .given(...byShop)
      .when(withdraw, buyer)
      .isRefused('order_step_refused');
    order
      .given(...claimed, ClaimCollected)
      .when(withdraw, buyer)
      .isRefused('order_step_refused');
  });
  it('about what is packed brings nothing back', () => {
    const parts = [{ no: 2, quantity: 1, parcel: null }];
    const past = [...packed, opened({ kind: 'cancel', parts })] as const;
    for (const command of [collect, arrive])
      order
        .given(...past)
        .when(command, admin)
        .isRefused('order_step_refused');
    order
      .given(...past)
      .when(refund(), admin)
      .emits({
        ...ClaimRefunded,
        data: {
          ...ClaimRefunded.data,
          parts,
          refund: 28_000,
          split: { goods: 28_000, shipping: 0, fee: 0, tax_free: 28_000 },
        },
      });
  });
});

describe('RefundClaim', () => {
  const refunded = (more: Partial<typeof ClaimRefunded.data>) => ({
    ...ClaimRefunded,
    data: { ...ClaimRefunded.data, ...more },
  });
  const asked = [...delivered, opened({ parts: one, fee: 3_000 })] as const;
  it('gives back what the pieces cost, less the fee that was said, or another', () => {
    order
      .given(...asked)
      .when(refund({ back_to: 'writeOff' }), admin)
      .emits(
        refunded({
          parts: one,
          refund: 31_850,
          split: { goods: 34_850, shipping: 0, fee: 3_000, tax_free: 0 },
          fee: 3_000,
          back_to: 'writeOff',
        }),
      );
    order
      .given(...asked)
      .when(refund({ fee: 0 }), admin)
      .emits(refunded({ parts: one, refund: 34_850, split: { goods: 34_850, shipping: 0, fee: 0, tax_free: 0 } }));
  });
  it('takes no more for sending back than the pieces cost', () =>
    order
      .given(...asked)
      .when(refund({ fee: 99_000 }), admin)
      .emits(
        refunded({
          parts: one,
          refund: 0,
          split: { goods: 34_850, shipping: 0, fee: 34_850, tax_free: 0 },
          fee: 34_850,
        }),
      ));
  it('takes for what was to be exchanged the way back alone, and nothing by its own fault', () => {
    const [, ...sent] = delivered;
    const terms = withTerms({ return_fee: 3_000, exchange_fee: 6_000 });
    const asked = (reason: 'changedMind' | 'defective', fee: number) =>
      order.given(terms, ...sent, opened({ kind: 'exchange', parts: one, reason, fee })).when(refund(), admin);
    const split = (fee: number) => ({ goods: 34_850, shipping: 0, fee, tax_free: 0 });
    asked('changedMind', 6_000).emits(refunded({ parts: one, refund: 31_850, split: split(3_000), fee: 3_000 }));
    asked('defective', 0).emits(refunded({ parts: one, refund: 34_850, split: split(0), reason: 'defective' }));
  });
});
