import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { readyWords } from '@maru/contracts/shop/order/parcel-mail.words';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { orderAggregate } from './order.aggregate.ts';
import { orderMailsWorkflow } from './order-mails.workflow.ts';
import {
  admin,
  buyer,
  id,
  order,
  OrderDelivered,
  OrderPaid,
  OrderPrepared,
  OrderShipped,
  ParcelCameBack,
  system,
  withTerms,
} from './order.spec.ts';

const place = '서울 마포구 월드컵북로 400';
const packed = [withTerms({ pickup: place }), OrderPaid, OrderPrepared] as const;
const { parts } = OrderShipped.data.parcel;
const ready = { ...OrderShipped, data: { id, parcel: { no: 1, courier: '', tracking: '', parts } } };
const standing = (...events: readonly OrderEvent[]) => foldAll(orderAggregate, events) as OrderFacts;
const ship = { type: 'ShipParcel', data: { id } } as const;
const step = (name: 'deliver' | 'lose' | 'bringBack'): OrderCommand => ({
  type: 'StepParcel',
  data: { id, parcel: 1, step: name },
});

describe('what its buyer fetches', () => {
  it('is made ready without a carrier, also where one is named; nothing else is', () => {
    order
      .given(...packed)
      .when(ship, admin)
      .emits(ready);
    order
      .given(...packed)
      .when({ ...ship, data: { id, courier: '우체국택배', tracking: '1' } }, admin)
      .emits(ready);
    order.given(withTerms({}), OrderPaid, OrderPrepared).when(ship, admin).isRefused('invalid_input');
  });
  it('waits for the buyer, as long as it takes', () =>
    expect(standing(...packed, ready)).toMatchObject({ status: 'awaitingPickup', due_at: null }));
  it('is there once the desk says so, and neither lost nor brought by time', () => {
    order
      .given(...packed, ready)
      .when(step('deliver'), admin)
      .emits(OrderDelivered);
    order
      .given(...packed, ready)
      .when(step('deliver'), system)
      .isRefused('order_step_refused');
    order
      .given(...packed, ready)
      .when(step('lose'), admin)
      .isRefused('order_step_refused');
    order
      .given(...packed, ready, OrderDelivered)
      .when(step('bringBack'), admin)
      .isRefused('order_step_refused');
    expect(standing(...packed, ready, OrderDelivered).status).toBe('delivered');
  });
  it('is put back by the desk where nobody comes', () =>
    order
      .given(...packed, ready)
      .when(step('bringBack'), admin)
      .emits(ParcelCameBack));
  it('is asked to be cancelled by its buyer, not to be sent back', () => {
    const open = (kind: 'cancel' | 'return') =>
      ({ type: 'OpenClaim', data: { id, kind, reason: 'changedMind' } }) as const;
    order
      .given(...packed, ready)
      .when(open('return'), buyer)
      .isRefused('order_step_refused');
    const claimed = (parts ?? []).map((part) => ({ ...part, parcel: 1 }));
    const asked = { id, claim: 1, kind: 'cancel', by: 'buyer', reason: 'changedMind', fault: 'buyer' } as const;
    order
      .given(...packed, ready)
      .when(open('cancel'), buyer)
      .emits({ type: 'ClaimOpened', data: { ...asked, parts: claimed, fee: 0, photos: [], wanted: [] } });
  });
});

describe('the mail', () => {
  it('says where and when, and speaks of no carrier', () => {
    const event = { ...ready, meta: { at: '2026-01-01T00:00:00.000Z' } };
    const on = orderMailsWorkflow.on.OrderShipped as (event: object) => readonly { readonly kind: string }[];
    expect(on(event).map(({ kind }) => kind)).toEqual(['order-ready']);
    const facts = standing(...packed, ready);
    const { heading, facts: said } = readyWords({ order: facts, parcel: facts.parcels[0], hours: '평일 10시~18시' });
    expect(heading).toBe('상품이 준비됐어요. 찾으러 오세요');
    expect(said?.slice(0, 2)).toEqual([
      ['찾는 곳', place],
      ['찾을 수 있는 시간', '평일 10시~18시'],
    ]);
    expect(JSON.stringify(said)).not.toMatch(/택배|운송장/);
  });
});
