import { system } from '@maru/contracts/kernel/actor';
import type { Actor } from '@maru/contracts/kernel/actor';
import type { DomainEvent } from '@maru/contracts/kernel/message';
import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import { orderStream } from '@maru/contracts/shop/order/order.events';
import type { TaxInvoiceCommand } from '@maru/contracts/shop/tax-invoice/tax-invoice.commands';
import { taxInvoiceExamples } from '@maru/contracts/shop/tax-invoice/tax-invoice.examples';
import { taxInvoicePolicies, taxInvoiceRefusal } from '@maru/contracts/shop/tax-invoice/tax-invoice.policies';
import { describe, expect, it } from 'vitest';
import { decisionsOf, foldAll, loadsFrom } from '../../pipeline/decider-spec.ts';
import { taxInvoiceAggregate } from './tax-invoice.aggregate.ts';

const {
  TaxInvoiceRequested: asked,
  TaxInvoiceIssued: issued,
  TaxInvoiceDeclined: declined,
  TaxInvoiceCompared: less,
  TaxInvoiceAmended: amended,
} = taxInvoiceExamples;
const { buyer, user_id: _, ...given } = asked.data;
const me: Actor = { id: buyer, level: 1 };
const keeper: Actor = { id: '01900000-0000-7000-8000-0000000000aa', level: 10 };
const decisions = decisionsOf(taxInvoiceAggregate);
const request = (change = {}): TaxInvoiceCommand => ({ type: 'RequestTaxInvoice', data: { ...given, ...change } });
const { id } = given;
const worth = { total: 120_000, free: 0 };
const { total: _total, free: _free, ...undated } = issued.data;
const issue: TaxInvoiceCommand = { type: 'IssueTaxInvoice', data: { ...undated, ...worth } };
const compare = (total: number): TaxInvoiceCommand => ({ type: 'CompareTaxInvoice', data: { id, total, free: 0 } });
const amend = (total: number): TaxInvoiceCommand => ({ type: 'AmendTaxInvoice', data: { ...amended.data, total } });
const decline: TaxInvoiceCommand = { type: 'DeclineTaxInvoice', data: declined.data };

describe('a tax invoice', () => {
  it('is asked for by the buyer, again where something was typed wrong, or it was declined', () => {
    decisions.given().when(request(), me).emits(asked);
    decisions.given(asked).when(request(), me).emitsNothing();
    const mended = { ...asked, data: { ...asked.data, owner: '이한빛' } };
    decisions
      .given(asked)
      .when(request({ owner: '이한빛' }), me)
      .emits(mended);
    decisions.given(asked, declined).when(request(), me).emits(asked);
    decisions.given(asked, issued).when(request(), me).isRefused('tax_invoice_there');
  });
  it('is asked for by a guest under the key of the order', () =>
    decisions
      .given()
      .when(request(), { id: given.id, level: 0 })
      .emits({ ...asked, data: { ...asked.data, buyer: given.id, user_id: null } }));
  it('is issued or declined', () => {
    decisions.given(asked).when(issue, keeper).emits(issued);
    decisions.given(asked).when(decline, keeper).emits(declined);
  });
});

describe('an amended tax invoice', () => {
  const after = decisions.given(asked, issued, less);
  it('is due once the order is worth less than what was invoiced, and each sum is said once', () => {
    decisions.given(asked, issued).when(compare(60_000), system).emits(less);
    decisions.given(asked, issued).when(compare(120_000), system).emitsNothing();
    after.when(compare(60_000), system).emitsNothing();
    decisions.given(asked).when(compare(0), system).emitsNothing();
    decisions
      .given(asked, { ...issued, data: undated })
      .when(compare(0), system)
      .emitsNothing();
  });
  it('takes off no more than what is too much', () => {
    after.when(amend(60_000), keeper).emits(amended);
    after.when(amend(50_000), keeper).emits({ ...amended, data: { ...amended.data, total: 50_000 } });
    after.when(amend(60_001), keeper).isRefused('tax_invoice_not_overstated');
    decisions.given(asked, issued, less, amended).when(amend(1), keeper).isRefused('tax_invoice_not_overstated');
    decisions.given(asked, issued).when(amend(1), keeper).isRefused('tax_invoice_not_overstated');
  });
  it('takes off each part no more than is too much of it', () => {
    const free = (part: number): TaxInvoiceCommand => ({
      type: 'AmendTaxInvoice',
      data: { ...amended.data, total: 30_000, free: part },
    });
    after.when(free(30_000), keeper).isRefused('tax_invoice_not_overstated');
    const mixed = { ...issued, data: { ...issued.data, free: 40_000 } };
    const partly = decisions.given(asked, mixed, { ...less, data: { ...less.data, free: 20_000 } });
    partly.when(free(20_000), keeper).emits({ ...amended, data: { ...amended.data, total: 30_000, free: 20_000 } });
    partly.when(free(20_001), keeper).isRefused('tax_invoice_not_overstated');
    partly.when(amend(40_001), keeper).isRefused('tax_invoice_not_overstated');
  });
  it('has a number of its own', () => {
    const under = (approval: string): TaxInvoiceCommand => ({
      type: 'AmendTaxInvoice',
      data: { ...amended.data, total: 10_000, approval },
    });
    after.when(under(issued.data.approval), keeper).isRefused('tax_invoice_number_used');
    const partly = decisions.given(asked, issued, less, { ...amended, data: { ...amended.data, total: 30_000 } });
    partly.when(under(amended.data.approval), keeper).isRefused('tax_invoice_number_used');
    const third = '202612064100000011112222';
    partly.when(under(third), keeper).emits({ ...amended, data: { ...amended.data, total: 10_000, approval: third } });
  });
  it('is an administrator’s to record, and of what was issued', async () => {
    expect(await refusal(amend(1), me, [], [asked])).toBe('forbidden');
    expect(await refusal(amend(1), keeper, [], [asked])).toBe('tax_invoice_not_found');
    expect(await refusal(compare(0), keeper, [], [asked])).toBe('forbidden');
    const past = [asked, issued] as unknown as (typeof asked)[];
    expect(await refusal(amend(1), keeper, [], past)).toBeUndefined();
  });
});

const { OrderPlaced: placed, OrderPaid: paid } = orderExamples;
const cash = { ...paid, data: { ...paid.data, method: '가상계좌' } };
const withoutReceipt = {
  ...placed,
  data: { ...placed.data, user_id: buyer, cash_receipt_use: null, cash_receipt: '' },
};
const refusal = async (command: TaxInvoiceCommand, actor: Actor, order: readonly DomainEvent[], past = [asked]) => {
  const subject = await taxInvoiceAggregate.subject(
    command,
    foldAll(taxInvoiceAggregate, past),
    actor,
    loadsFrom({ [orderStream(given.id)]: order }),
  );
  return taxInvoicePolicies[command.type](actor, subject);
};

describe('who may', () => {
  it('ask is the buyer of what was paid in cash without a receipt', async () => {
    expect(await refusal(request(), me, [withoutReceipt, cash])).toBeUndefined();
    expect(await refusal(request(), keeper, [withoutReceipt, cash])).toBe('order_not_found');
    expect(await refusal(request(), me, [])).toBe('order_not_found');
    expect(await refusal(request(), me, [withoutReceipt])).toBe('tax_invoice_not_paid');
    const card = { ...paid, data: { ...paid.data, method: '카드' } };
    expect(await refusal(request(), me, [withoutReceipt, card])).toBe('tax_invoice_by_card');
    const receipt = { ...withoutReceipt, data: { ...withoutReceipt.data, cash_receipt_use: 'expense' } };
    expect(await refusal(request(), me, [receipt, cash])).toBe('tax_invoice_cash_receipt');
  });
  it('answer are administrators, while somebody waits', async () => {
    expect(await refusal(issue, keeper, [])).toBeUndefined();
    expect(await refusal(decline, keeper, [])).toBeUndefined();
    expect(await refusal(issue, me, [])).toBe('forbidden');
    expect(await refusal(decline, keeper, [], [])).toBe('tax_invoice_not_found');
  });
  it('nobody gets one for what was paid back', () => {
    const order = { method: '계좌이체', cash_receipt_use: null, refunded: 1_000 } as const;
    const amounts = { goods: 1_000, shipping: 0, discount: 0, points: 0, total: 1_000, tax_free: 0 };
    expect(taxInvoiceRefusal({ ...order, amounts })).toBe('tax_invoice_not_paid');
    expect(taxInvoiceRefusal({ ...order, amounts, refunded: 999 })).toBeUndefined();
  });
});
