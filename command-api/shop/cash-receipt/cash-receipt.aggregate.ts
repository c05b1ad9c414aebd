import type { Deciders } from '@maru/contracts/kernel/decider';
import { Rejected } from '@maru/contracts/kernel/rejections';
import { buyerOf, orderStream } from '@maru/contracts/shop/order/order.events';
import type { CashReceiptCommand } from '@maru/contracts/shop/cash-receipt/cash-receipt.commands';
import {
  type CashReceiptEvent,
  cashReceiptPersonal,
  cashReceiptStream,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.events';
import {
  type CashReceiptFacts,
  cashReceiptFold,
  noCashReceipt,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.fold';
import { isReceiptStuck } from '@maru/contracts/shop/cash-receipt/cash-receipt.plan';
import {
  cashReceiptPolicies,
  cashReceiptRefusal,
  type CashReceiptSubject,
} from '@maru/contracts/shop/cash-receipt/cash-receipt.policies';
import type { Slip } from '@maru/contracts/shop/cash-receipt/cash-receipt.views';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { orderAggregate } from '../order/order.aggregate.ts';
import { isInvoiced } from './invoiced.service.ts';

type State = CashReceiptFacts | undefined;
type ReceiptDeciders = Deciders<CashReceiptCommand, State, CashReceiptEvent>;

const slipOf = (state: State, no: number): Slip => {
  const slip = state?.slips.find((one) => one.no === no);
  if (!slip) throw new Rejected('not_found');
  return slip;
};
/** A receipt or a cancellation has a number once; the same number again is a repeat. */
const isThere = (state: State, no: number) => state?.slips.some((slip) => slip.no === no) === true;

const decide: ReceiptDeciders = {
  AskCashReceipt: (_, { data }, { actor }) => [{ type: 'CashReceiptAsked', data: { ...data, buyer: actor.id } }],
  RequestCashReceipt: (state, { data }) => (isThere(state, data.slip) ? [] : [{ type: 'CashReceiptRequested', data }]),
  RecordCashReceipt: (state, { data: { id, slip, code, ...written } }) => {
    if (slipOf(state, slip).status !== 'requested') return [];
    if (code !== null) return [{ type: 'CashReceiptRefused', data: { id, slip, code } }];
    return [{ type: 'CashReceiptIssued', data: { id, slip, ...written } }];
  },
  TakeCashReceipt: (state, { data }) => (isThere(state, data.slip) ? [] : [{ type: 'CashReceiptFound', data }]),
  RequestReceiptCancel: (state, { data }) =>
    slipOf(state, data.slip).cancels.some(({ no }) => no === data.cancel)
      ? []
      : [{ type: 'CashReceiptCancelRequested', data }],
  RecordReceiptCancel: (state, { data: { id, slip, cancel, code } }) => {
    const known = slipOf(state, slip).cancels.find(({ no }) => no === cancel);
    if (known?.status !== 'requested') return [];
    const of = { id, slip, cancel };
    if (code !== null) return [{ type: 'CashReceiptCancelRefused', data: { ...of, code } }];
    return [{ type: 'CashReceiptCancelled', data: of }];
  },
  DeclineCashReceipt: (state, { data: { id, slip, cancel, code } }) => {
    const { status, cancels } = slipOf(state, slip);
    if (cancel === null) return status === 'issued' ? [{ type: 'CashReceiptRefused', data: { id, slip, code } }] : [];
    if (cancels.find(({ no }) => no === cancel)?.status !== 'done') return [];
    return [{ type: 'CashReceiptCancelRefused', data: { id, slip, cancel, code } }];
  },
  RetryCashReceipt: (state, { data }) => {
    if (!state || !isReceiptStuck(state)) throw new Rejected('not_found');
    return [{ type: 'CashReceiptRetried', data }];
  },
};

const subjectOf = async (
  { data: { id } }: CashReceiptCommand,
  state: State,
  load: Load,
): Promise<CashReceiptSubject> => {
  const { state: order } = await load(orderAggregate, orderStream(id));
  if (!order) return { buyer: undefined, refusal: undefined };
  const facts = state ?? noCashReceipt(id);
  return { buyer: buyerOf(order), refusal: cashReceiptRefusal({ order, facts, invoiced: await isInvoiced(load, id) }) };
};

export const cashReceiptAggregate: Aggregate<CashReceiptCommand, State, CashReceiptEvent, CashReceiptSubject> = {
  name: 'shop.cashreceipt',
  ...cashReceiptFold,
  stream: ({ data }) => cashReceiptStream(data.id),
  personal: cashReceiptPersonal,
  decide,
  policies: cashReceiptPolicies,
  subject: (command, state, _actor, load) => subjectOf(command, state, load),
  answer: () => ({ body: {} }),
};
