import { cashReceiptExamples as examples } from '@maru/contracts/shop/cash-receipt/cash-receipt.examples';
import type { CashReceiptEvent } from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import { cashReceiptFold, noCashReceipt } from '@maru/contracts/shop/cash-receipt/cash-receipt.fold';
import {
  nextReceiptStep,
  type ReceiptSituation,
  type WantedReceipt,
  wantedReceipt,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import { describe, expect, it } from 'vitest';
import { recordedAs } from '../../pipeline/decider-spec.ts';

const paidAt = Date.parse('2026-11-23T00:00:00Z');
const dayMs = 24 * 60 * 60 * 1_000;
const factsAfter = (...events: readonly CashReceiptEvent[]) =>
  events.reduce(
    (facts, event, at) => cashReceiptFold.evolve[event.type](facts, { ...event, ...recordedAs(at) } as never),
    cashReceiptFold.initialState,
  ) ?? noCashReceipt('o1');

const order = {
  method: '가상계좌',
  paid_at: paidAt,
  refunded: 0,
  tax_free_refunded: 0,
  cash_receipt_use: null,
  amounts: { goods: 0, shipping: 0, discount: 0, points: 0, total: 120_000, tax_free: 0 },
} as const;
const situation = (part: Partial<ReceiptSituation> = {}): ReceiptSituation => ({
  order,
  facts: noCashReceipt('o1'),
  selfIssued: true,
  invoiced: false,
  now: paidAt,
  ...part,
});

describe('which receipt ought to be there', () => {
  it('one to the tax office’s own number, from 100,000 won that were paid, within five days', () => {
    const self = { use: 'self', ask: 0, amount: 120_000, tax_free: 0 };
    expect(wantedReceipt(situation())).toEqual(self);
    const less = { ...order, amounts: { ...order.amounts, total: 99_999 } };
    expect(wantedReceipt(situation({ order: less }))).toBeUndefined();
    expect(wantedReceipt(situation({ now: paidAt + 5 * dayMs }))).toEqual(self);
    expect(wantedReceipt(situation({ now: paidAt + 5 * dayMs + 1 }))).toBeUndefined();
  });
  it('one for what is left, by what is left without VAT; none by card, or beside a tax invoice', () => {
    const amounts = { ...order.amounts, tax_free: 30_000 };
    const partly = { ...order, amounts, refunded: 50_000, tax_free_refunded: 10_000 };
    expect(wantedReceipt(situation({ order: partly }))).toMatchObject({ amount: 70_000, tax_free: 20_000 });
    expect(wantedReceipt(situation({ order: { ...order, refunded: 120_000 } }))).toBeUndefined();
    expect(wantedReceipt(situation({ order: { ...order, method: '카드' } }))).toBeUndefined();
    expect(wantedReceipt(situation({ invoiced: true }))).toBeUndefined();
  });
  it('one to the number that was told last', () => {
    const facts = factsAfter(examples.CashReceiptAsked, examples.CashReceiptAsked);
    expect(wantedReceipt(situation({ facts, selfIssued: false }))).toMatchObject({ use: 'income', ask: 2 });
  });
});

describe('the next step', () => {
  const wanted: WantedReceipt = { use: 'self', ask: 0, amount: 120_000, tax_free: 0 };
  const { CashReceiptRequested: requested, CashReceiptIssued: issued, CashReceiptFound: found } = examples;
  const mixed = { ...requested, data: { ...requested.data, tax_free: 20_000 } };
  it('waits for what was begun', () => {
    expect(nextReceiptStep(factsAfter(requested), wanted)).toBeUndefined();
    expect(nextReceiptStep(factsAfter(requested, issued), wanted)).toBeUndefined();
  });
  it('takes a part back, or all where the parts are taxed differently', () => {
    const less = { ...wanted, amount: 70_000 };
    const back = { kind: 'cancel', slip: 1, cancel: 1 };
    expect(nextReceiptStep(factsAfter(requested, issued), less)).toEqual({ ...back, amount: 50_000, tax_free: 0 });
    expect(nextReceiptStep(factsAfter(mixed, issued), less)).toEqual({ ...back, amount: 120_000, tax_free: 20_000 });
    expect(nextReceiptStep(factsAfter(requested, issued), undefined)).toMatchObject({ ...back, amount: 120_000 });
  });
  it('leaves alone what came with the payment, and what could not be taken back until somebody wants it tried', () => {
    expect(nextReceiptStep(factsAfter(found), undefined)).toBeUndefined();
    const events = [requested, issued, examples.CashReceiptCancelRequested, examples.CashReceiptCancelRefused];
    expect(nextReceiptStep(factsAfter(...events), undefined)).toBeUndefined();
    expect(nextReceiptStep(factsAfter(...events, examples.CashReceiptRetried), undefined)).toMatchObject({ cancel: 2 });
  });
});
