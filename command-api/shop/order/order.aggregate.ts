import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { buyerOf, type OrderEvent, orderPersonal, orderStream } from '@maru/contracts/shop/order/order.events';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import { orderPolicies, type OrderSubject, rolesOf } from '@maru/contracts/shop/order/order.policies';
import { shownAccount } from '@maru/contracts/shop/order/order.views';
import type { Aggregate, Load } from '../../pipeline/aggregate.ts';
import { acceptGoods, acceptLicences, changeAddress, showLicence } from './accept-goods.ts';
import { endAwaited } from './awaited-goods.ts';
import { collectClaim, declineClaim, openClaim, refundClaim, stepClaim } from './claims.ts';
import { awaitDeposit, expireOrder, payOrder, placeOrder } from './pay-order.ts';
import { giveRefundAccount } from './give-refund-account.ts';
import { cancelOrder } from './cancel-order.ts';
import { refundOrder } from './refund-order.ts';
import { replaceClaim } from './replace-claim.ts';
import { correctParcel, prepareGoods, shipParcel, stepParcel } from './send-parcels.ts';
import { existingOrder, type OrderState } from './order.state.ts';
import { askSurcharge, handSurchargeBack, paySurcharge } from './surcharge.ts';

const buyerFor = (command: OrderCommand, state: OrderState) => {
  if (command.type === 'PlaceOrder') return buyerOf(command.data);
  return state && buyerOf(state);
};

export const orderAggregate: Aggregate<OrderCommand, OrderState, OrderEvent, OrderSubject> = {
  name: 'shop.order',
  ...orderFold,
  stream: ({ data }) => orderStream(data.id),
  personal: orderPersonal,
  decide: {
    PlaceOrder: placeOrder,
    AwaitDeposit: awaitDeposit,
    PayOrder: payOrder,
    ExpireOrder: expireOrder,
    CancelOrder: cancelOrder,
    GiveRefundAccount: giveRefundAccount,
    PrepareGoods: prepareGoods,
    ShipParcel: shipParcel,
    CorrectParcel: correctParcel,
    StepParcel: stepParcel,
    AcceptGoods: acceptGoods,
    AcceptLicences: acceptLicences,
    AddOrderMemo: (state, { data: { id, text } }) => [
      { type: 'OrderMemoAdded', data: { id, buyer: buyerOf(existingOrder(state)), text } },
    ],
    ChangeAddress: changeAddress,
    ShowLicence: showLicence,
    OpenClaim: openClaim,
    StepClaim: stepClaim,
    DeclineClaim: declineClaim,
    CollectClaim: collectClaim,
    AskSurcharge: askSurcharge,
    PaySurcharge: paySurcharge,
    RefundClaim: refundClaim,
    ReplaceClaim: replaceClaim,
    EndAwaited: endAwaited,
    HandSurchargeBack: handSurchargeBack,
    RefundOrder: refundOrder,
  },
  policies: orderPolicies,
  subject: (command, state) => ({ buyer: buyerFor(command, state) }),
  answer: (state, { data: { id } }, actor) => ({
    body: state
      ? { ...state, refund_account: shownAccount(state.refund_account, rolesOf(actor, buyerOf(state))) }
      : { id },
  }),
};

export const orderOf = async (load: Load, id: string): Promise<OrderState> =>
  (await load(orderAggregate, orderStream(id))).state;
