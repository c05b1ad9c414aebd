import { type HeldParts, heldParts, refundIn, taxFreeInAllowance } from '@maru/contracts/shop/order/order.allowance';
import type { Allowance, SurchargeAllowance } from '@maru/contracts/shop/order/order.fields';
import type { OrderFacts } from '@maru/contracts/shop/order/order.fold';
import { heldOf, taxFreeIn } from '@maru/contracts/shop/order/order.parts';
import { orderErrors } from '@maru/contracts/shop/order/order.words';
import { heldSurcharges, surchargesAllowed } from '@maru/contracts/shop/order/surcharge.parts';
import { type OrderDecider, orderFor, wrongInput } from './order.state.ts';
import { refundAccountOf } from './refund-account-of.ts';

/** Each part gives back what it holds at most, and all together what is held. */
const mustBeHeld = (order: OrderFacts, wanted: Allowance) => {
  const held: HeldParts = heldParts(order);
  const lineHeld = (no: number) => held.goods.find((line) => line.no === no)?.held ?? 0;
  for (const [at, { no, refund }] of wanted.goods.entries())
    if (refund > lineHeld(no) || wanted.goods.findIndex((one) => one.no === no) !== at)
      throw wrongInput(`goods.${at}.refund`, orderErrors.refundTooMuch);
  for (const part of ['shipping', 'fee', 'rest'] as const)
    if (wanted[part] > held[part]) throw wrongInput(part, orderErrors.refundTooMuch);
  if (refundIn(wanted) > heldOf(order)) throw wrongInput('goods', orderErrors.refundTooMuch);
};

const noneHeld = { difference: 0, fee: 0 };
const mustBeHeldBeside = (order: OrderFacts, wanted: readonly SurchargeAllowance[]) => {
  const held = heldSurcharges(order);
  for (const [at, { claim, difference, fee }] of wanted.entries()) {
    const most = held.find((one) => one.claim === claim) ?? noneHeld;
    const isTwice = wanted.findIndex((one) => one.claim === claim) !== at;
    if (isTwice || difference > most.difference || fee > most.fee)
      throw wrongInput(`surcharges.${at}`, orderErrors.refundTooMuch);
  }
};

/** As much without VAT as was asked for, or as follows from what it is for; what is left of either kind bounds it. */
const taxFreeOf = (order: OrderFacts, allowance: Allowance, wanted: number | undefined): number => {
  const free = taxFreeIn(order, refundIn(allowance), wanted ?? taxFreeInAllowance(order, allowance));
  if (wanted !== undefined && wanted !== free) throw wrongInput('tax_free', orderErrors.taxFreeWrong);
  return free;
};

type Wanted = Parameters<OrderDecider<'RefundOrder'>>[1]['data'];
const allowanceOf = ({ goods = [], shipping = 0, fee = 0, rest = 0, surcharges }: Wanted): Allowance => ({
  goods: [...goods],
  shipping,
  fee,
  rest,
  ...(surcharges && { surcharges: surcharges.filter(({ difference, fee: beside }) => difference + beside > 0) }),
});

/** Points that were paid with come back as points, up to those that did not; what was paid beside where it was paid. */
export const refundOrder: OrderDecider<'RefundOrder'> = (state, { data }, by) => {
  const { order } = orderFor(state, 'refund', by);
  const { id, points = 0, reason, refund_account: newAccount } = data;
  const allowance = allowanceOf(data);
  const { shipping, surcharges = [] } = allowance;
  const refund = refundIn(allowance);
  if (refund + points === 0 && surcharges.length === 0) throw wrongInput('goods', orderErrors.refundNothing);
  mustBeHeld(order, allowance);
  mustBeHeldBeside(order, surcharges);
  if (points > order.amounts.points - order.points_back) throw wrongInput('points', orderErrors.pointsTooMany);
  const split = { goods: refund - shipping, shipping, fee: 0, tax_free: taxFreeOf(order, allowance, data.tax_free) };
  return [
    ...refundAccountOf(order, { newAccount, refund, actor: by.actor }),
    {
      type: 'OrderRefunded',
      data: {
        id,
        refund,
        ...(points > 0 && { points }),
        split,
        ...surchargesAllowed(order, surcharges),
        allowance,
        reason,
      },
    },
  ];
};
