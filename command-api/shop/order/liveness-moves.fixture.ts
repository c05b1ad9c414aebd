import { type Actor, system } from '@maru/contracts/kernel/actor';
import { Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { timersOf } from '@maru/contracts/shop/order/order.due';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { type OrderFacts, orderFold } from '@maru/contracts/shop/order/order.fold';
import { heldParts } from '@maru/contracts/shop/order/order.allowance';
import type { Allowance } from '@maru/contracts/shop/order/order.fields';
import { heldOf } from '@maru/contracts/shop/order/order.parts';
import { heldSurcharges } from '@maru/contracts/shop/order/surcharge.parts';
import { cancellableParts, claimableParts } from '@maru/contracts/shop/order/order.rules';
import { actionsOf, type OrderAction, parcelActionsOf } from '@maru/contracts/shop/order/order.steps';
import type { OrderRole } from '@maru/contracts/shop/order/order.rules';
import { preparedParts, waitingParts } from '@maru/contracts/shop/order/order.pieces';
import { recordedAs } from '../../pipeline/decider-spec.ts';
import { step } from '../../pipeline/fold.ts';
import { commandFor } from './advance-due.service.ts';
import { claimCommandsOf } from './liveness-exchange.fixture.ts';
import { orderAggregate } from './order.aggregate.ts';
import { admin, buyer, id, OrderAddressChanged, OrderDepositAwaited, refund_account } from './order.spec.ts';

/** An order at a time, in epoch ms. */
export interface Moment {
  readonly order: OrderFacts;
  readonly now: number;
}
export interface Move {
  readonly who: OrderRole;
  /** The button, with what it is of. */
  readonly name: string;
  readonly command: OrderCommand;
}
const actors: Readonly<Record<OrderRole, Actor>> = { buyer, admin, system };

export const after = (order: OrderFacts | undefined, events: readonly OrderEvent[], now: number): OrderFacts => {
  const recorded = recordedAs(0);
  const meta = { ...recorded.meta, at: new Date(now).toISOString() };
  const next = events.reduce<OrderFacts | undefined>(
    (state, event) => step(orderFold, state, { ...event, ...recorded, meta }),
    order,
  );
  if (!next) throw new Error('nothing was placed');
  // What was done is no part of the standing.
  return { ...next, timeline: [] };
};

/** Undefined where it is refused, or changes nothing. */
export const done = ({ order, now }: Moment, { who, command }: Move): OrderFacts | undefined => {
  const decide = orderAggregate.decide[command.type] as (
    state: OrderFacts,
    command: OrderCommand,
    by: object,
  ) => readonly OrderEvent[];
  try {
    const events = decide(order, command, { actor: actors[who], at: new Date(now).toISOString(), marks: new Map() });
    return events.length === 0 ? undefined : after(order, events, now);
  } catch (error) {
    if (error instanceof Rejected) return undefined;
    throw error;
  }
};

type Part = { no: number; quantity: number };
/** All that there is, then every other choice of some of these pieces. */
const choicesOf = <P extends Part>(parts: readonly P[]): readonly (readonly P[] | undefined)[] => {
  const some = parts.reduce<readonly (readonly P[])[]>(
    (choices, part) =>
      choices.flatMap((chosen) => [
        ...Array.from({ length: part.quantity }, (_, fewer) => [
          ...chosen,
          { ...part, quantity: part.quantity - fewer },
        ]),
        chosen,
      ]),
    [[]],
  );
  return [undefined, ...some.slice(1, -1)];
};
const named = <P extends Part>(parts: readonly P[] | undefined) => (parts ? { parts: [...parts] } : {});
const kinds = { requestCancel: 'cancel', requestReturn: 'return', requestExchange: 'exchange' } as const;
const courier = '우체국택배';

/** Of reasons only who pays for it counts. What is faulty comes first: the law gives more time for it. */
const claimCommands = ({ order, now }: Moment, who: OrderRole, action: keyof typeof kinds): readonly OrderCommand[] =>
  (['defective', 'changedMind'] as const).flatMap((reason) =>
    choicesOf(claimableParts(order, { kind: kinds[action], roles: [who], now, reason })).map((parts): OrderCommand => ({
      type: 'OpenClaim',
      data: { id, kind: kinds[action], reason, refund_account, ...named(parts) },
    })),
  );

/** So much money for what it is held for, one after the other. */
const allowanceOf = (order: OrderFacts, refund: number): Allowance => {
  const held = heldParts(order);
  let left = refund;
  const take = (most: number) => {
    const taken = Math.min(most, left);
    left -= taken;
    return taken;
  };
  const goods = held.goods.map(({ no, held: most }) => ({ no, refund: take(most) })).filter((one) => one.refund > 0);
  return { goods, shipping: take(held.shipping), fee: take(held.fee), rest: take(held.rest) };
};

/** Money, or points where there is none, and by itself what was paid beside. */
const refundsOf = (order: OrderFacts) => {
  const [held, points] = [heldOf(order), order.amounts.points - order.points_back];
  const surcharges = heldSurcharges(order).map(({ claim, difference, fee }) => ({ claim, difference, fee }));
  return [
    ...(held > 0 ? [held, ...(order.refunded === 0 ? [1_000] : [])].map((won) => allowanceOf(order, won)) : []),
    ...(held === 0 && points > 0 ? [{ points }] : []),
    ...(surcharges.length > 0 ? [{ surcharges }] : []),
  ];
};

/** What a button may send. Payment windows are no command. */
const commandsOf = ({ order, now }: Moment, who: OrderRole, action: OrderAction): readonly OrderCommand[] => {
  const cancel = { id, reason: 'changedMind', refund_account } as const;
  const pay = { id, amount: order.amounts.total, method: '카드', key: 'key' };
  const all: Readonly<Record<OrderAction, () => readonly OrderCommand[]>> = {
    openPayment: () => [],
    awaitDeposit: () => [{ type: 'AwaitDeposit', data: { id, deposit: OrderDepositAwaited.data.deposit } }],
    pay: () => [{ type: 'PayOrder', data: pay }],
    expire: () => [{ type: 'ExpireOrder', data: { id } }],
    cancel: () =>
      choicesOf(cancellableParts(order, [who], now)).map((parts) => ({
        type: 'CancelOrder',
        data: { ...cancel, ...named(parts) },
      })),
    prepare: () =>
      choicesOf(waitingParts(order)).map((parts) => ({ type: 'PrepareGoods', data: { id, ...named(parts) } })),
    ship: () =>
      choicesOf(preparedParts(order)).map((parts) => ({
        type: 'ShipParcel',
        data: { id, courier, tracking: '1', ...named(parts) },
      })),
    changeAddress: () => {
      const { buyer: _, ...to } = OrderAddressChanged.data;
      return [{ type: 'ChangeAddress', data: to }];
    },
    showLicence: () => order.lines.map(({ no }) => ({ type: 'ShowLicence', data: { id, line: no } })),
    confirm: () => [{ type: 'AcceptGoods', data: { id } }],
    requestCancel: () => claimCommands({ order, now }, who, 'requestCancel'),
    requestReturn: () => claimCommands({ order, now }, who, 'requestReturn'),
    requestExchange: () => claimCommands({ order, now }, who, 'requestExchange'),
    refund: () =>
      refundsOf(order).map((what) => ({ type: 'RefundOrder', data: { id, ...what, reason: 'other', refund_account } })),
  };
  return all[action]();
};

const parcelMoves = (order: OrderFacts, who: OrderRole): readonly Move[] =>
  order.parcels.flatMap((parcel) =>
    parcelActionsOf(order, parcel, [who]).map((action): Move => {
      const of = { id, parcel: parcel.no };
      const command: OrderCommand =
        action === 'correct'
          ? { type: 'CorrectParcel', data: { ...of, courier: 'CJ대한통운', tracking: `${parcel.tracking}0` } }
          : { type: 'StepParcel', data: { ...of, step: action } };
      return { who, name: `${action} of parcel ${parcel.no}`, command };
    }),
  );

/** What a person may do now, by the tables. */
export const movesOf = (moment: Moment, who: 'buyer' | 'admin'): readonly Move[] => [
  ...actionsOf(moment.order, [who], moment.now).flatMap((name) =>
    commandsOf(moment, who, name).map((command) => ({ who, name, command })),
  ),
  ...parcelMoves(moment.order, who),
  ...claimCommandsOf(moment.order, who).map((one): Move => ({ who, ...one })),
];

/** What time and the payment provider bring about. Timers do not ask how late it is, so it is done at any time here. */
export const systemMoves = (moment: Moment): readonly Move[] => [
  ...(['awaitDeposit', 'pay', 'expire'] as const)
    .filter((name) => actionsOf(moment.order, ['system'], moment.now).includes(name))
    .flatMap((name) =>
      commandsOf(moment, 'system', name).map((command) => ({ who: 'system' as const, name, command })),
    ),
  ...timersOf(moment.order).map((timer) => ({
    who: 'system' as const,
    name: `${timer.step}${timer.step === 'confirmLicences' ? '' : ` of parcel ${timer.parcel}`} in time`,
    command: commandFor(id, timer) as OrderCommand,
  })),
];
