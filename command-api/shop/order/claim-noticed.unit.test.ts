import { isNoticeable, noticeableFrom } from '@maru/contracts/shop/order/claim.noticed';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import { dateText, dayOfText, seoulDay, startOfDay } from '@maru/contracts/kernel/seoul-days';
import { describe, expect, it } from 'vitest';
import { foldAll, recordedAs } from '../../pipeline/decider-spec.ts';
import { admin, buyer, ClaimOpened, delivered, id, licence, order, OrderPaid, shipped } from './order.spec.ts';

type Opening = Extract<OrderCommand, { type: 'OpenClaim' }>['data'];
const ask = (more: Partial<Opening> = {}): OrderCommand => ({
  type: 'OpenClaim',
  data: { id, kind: 'return', reason: 'defective', ...more },
});
const opened = (more: Partial<typeof ClaimOpened.data> = {}) => ({
  ...ClaimOpened,
  data: { ...ClaimOpened.data, reason: 'defective' as const, fault: 'shop' as const, ...more },
});
const seoul = (at: string) => Date.parse(`${at}+09:00`);
/** The goods came on 1 January 2026 at 9 in the morning, in Seoul. */
const when = (at: string, more: Partial<Opening>, actor = buyer) =>
  order.given(...delivered).when(ask(more), actor, seoul(at) - Date.parse(recordedAs(delivered.length).meta.at));

describe('the day on which a buyer noticed what is wrong', () => {
  it.each(['defective', 'differs'] as const)('is kept with a claim of what is %s', (reason) =>
    when('2026-01-10T12:00', { reason, noticed: '2026-01-05' }).emits(opened({ reason, noticed: '2026-01-05' })),
  );
  it('ends the time for asking after 30 days, at midnight in Seoul', () => {
    when('2026-02-04T23:59:59.999', { noticed: '2026-01-05' }).emits(opened({ noticed: '2026-01-05' }));
    when('2026-02-05T00:00', { noticed: '2026-01-05' }).isRefused('claim_noticed_too_late');
    when('2026-02-05T00:00', { noticed: '2026-01-06' }).emits(opened({ noticed: '2026-01-06' }));
  });
  it('gives until the next business day where the 30th is a Saturday', () => {
    when('2026-02-02T23:59', { noticed: '2026-01-01' }).emits(opened({ noticed: '2026-01-01' }));
    when('2026-02-03T00:00', { noticed: '2026-01-01' }).isRefused('claim_noticed_too_late');
  });
  it('lengthens nothing that ended three months after delivery', () => {
    when('2026-04-01T23:59', { noticed: '2026-04-01' }).emits(opened({ noticed: '2026-04-01' }));
    when('2026-04-02T00:00', { noticed: '2026-04-02' }).isRefused('order_step_refused');
  });
  it('has come in Seoul, and is not before delivery', () => {
    when('2026-01-10T23:59:59', { noticed: '2026-01-11' }).isRefused('invalid_input');
    when('2026-01-11T00:00', { noticed: '2026-01-11' }).emits(opened({ noticed: '2026-01-11' }));
    when('2026-01-10T12:00', { noticed: '2025-12-31' }).isRefused('invalid_input');
    when('2026-03-20T12:00', { noticed: '0001-01-01' }).isRefused('claim_noticed_too_late');
  });
  it('is nothing to whoever changed his mind, and need not be told', () => {
    when('2026-01-05T12:00', { reason: 'changedMind', noticed: '2026-01-02' }).emits(ClaimOpened);
    when('2026-03-20T12:00', {}).emits(opened());
  });
  it('binds no administrator', () =>
    when('2026-03-20T12:00', { noticed: '2026-01-02' }, admin).emits(opened({ by: 'shop', noticed: '2026-01-02' })));
  it('is asked of a faulty licence from its payment, and of nothing that has not come', () => {
    const past = [licence, OrderPaid] as const;
    const later = (at: string) => seoul(at) - Date.parse(recordedAs(past.length).meta.at);
    order
      .given(...past)
      .when(ask({ kind: 'cancel', noticed: '2026-01-01' }), buyer, later('2026-02-03T00:00'))
      .isRefused('claim_noticed_too_late');
    order
      .given(...shipped)
      .when(ask({ noticed: '2026-01-01' }), buyer)
      .emits(opened());
  });
});

describe('the days of Seoul', () => {
  it.each([
    ['2026-01-05T00:00', '2026-01-05'],
    ['2026-01-05T08:59:59.999', '2026-01-05'],
    ['2026-01-05T23:59:59.999', '2026-01-05'],
  ])('%s is of %s', (at, date) => {
    expect(dateText(seoulDay(seoul(at)))).toBe(date);
    expect(startOfDay(dayOfText(date))).toBe(seoul(`${date}T00:00`));
  });
  it('of a part, what matters is when the first of it came', () => {
    const facts = foldAll(orderFold, delivered);
    if (!facts) throw new Error('there is no order');
    const part = { no: 1, quantity: 1, parcel: 1 };
    const later = { ...facts.parcels[0], no: 2, delivered_at: seoul('2026-01-09T10:00') } as (typeof facts.parcels)[0];
    const two = { ...facts, parcels: [...facts.parcels, later] };
    const from = noticeableFrom(two, [{ ...part, parcel: 2 }, part], 'differs') ?? 0;
    expect(dateText(from)).toBe('2026-01-01');
    expect(dateText(noticeableFrom(two, [{ ...part, parcel: 2 }], 'differs') ?? 0)).toBe('2026-01-09');
    expect(noticeableFrom(two, [part], 'changedMind')).toBeNull();
    expect(isNoticeable('2026-01-01', from, seoul('2026-01-02T00:00'))).toBe(true);
  });
});
