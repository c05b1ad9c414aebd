import { agreementVersions } from '@maru/contracts/identity/user/agreements';
import { consentsFor } from '@maru/contracts/shop/order/order.consents';
import type { CouponCommand } from '@maru/contracts/shop/coupon/coupon.commands';
import type { ItemCommand } from '@maru/contracts/shop/item/item.commands';
import { couriers } from '@maru/contracts/shop/delivery/couriers';
import { orderNumberOf } from '@maru/contracts/shop/order/order-number';
import type { NameCardCommand } from '@maru/contracts/shop/name-card/name-card.commands';
import type { OrderCommand } from '@maru/contracts/shop/order/order.commands';
import { orderedLineOf, type Quote } from '@maru/contracts/shop/order/order.quote';
import { shippingFeesOf } from '@maru/contracts/shop/order/order.shipping-fees';
import type { PaymentCommand } from '@maru/contracts/shop/payment/payment.commands';
import type { PointsCommand } from '@maru/contracts/shop/points/points.commands';
import type { ReviewCommand } from '@maru/contracts/shop/review/review.commands';
import { commandIdOf } from '@maru/command-api/pipeline/command-id';
import { addressOfPerson, personId, type PersonKey } from './cast/demo-people.ts';
import { type Day, quoteOfDemo } from './demo-order-quote.ts';
import type { DemoOrder, DemoStep } from './orders/demo-order.ts';
import { demoOrders } from './orders/demo-orders.ts';
import { addressOf, proofKey, reviewKey } from './demo-pictures.ts';

interface OrderScene {
  readonly ago: number;
  readonly by: PersonKey | 'guest' | 'keeper' | 'shop';
  readonly command:
    | ItemCommand
    | CouponCommand
    | PointsCommand
    | OrderCommand
    | PaymentCommand
    | NameCardCommand
    | ReviewCommand;
}
const [hour, seoul] = [1 / 24, 9 / 24];
/** As orders are named that people place. */
export const orderId = (at: number) => commandIdOf('demo', `order ${at}`);

interface Placed {
  readonly order: DemoOrder;
  readonly id: string;
  readonly quote: Quote;
  /** Longer than any order waits: a demo that is carried on finds it held. */
  readonly until: string;
}

/** What is held for an order before it is there. */
const reservations = ({
  order: { by, coupon },
  id,
  quote: { lines, amounts },
  until,
}: Placed): readonly OrderScene['command'][] => [
  ...lines.map(({ item_id, option_id, quantity }): ItemCommand => ({
    type: 'ReserveStock',
    data: { id: item_id, orderId: id, lines: [{ optionId: option_id, quantity }], until },
  })),
  ...(by && coupon !== undefined
    ? [
        {
          type: 'RedeemCoupon',
          data: { id: coupon, orderId: id, userId: personId(by), goods: amounts.goods, until },
        } as const,
      ]
    : []),
  ...(by && amounts.points > 0
    ? [{ type: 'UsePoints', data: { id: personId(by), orderId: id, points: amounts.points, until } } as const]
    : []),
];
/** Nobody has to look after it any more. */
const settlements = ({ order: { by, coupon }, id, quote: { amounts } }: Placed): readonly OrderScene['command'][] => [
  ...(by && coupon !== undefined
    ? [{ type: 'KeepCoupon', data: { id: coupon, orderId: id, userId: personId(by) } } as const]
    : []),
  ...(by && amounts.points > 0 ? [{ type: 'KeepPointsUse', data: { id: personId(by), orderId: id } } as const] : []),
];

const place = ({ order: { by, ago, coupon, note = '' }, id, quote, until }: Placed, day: Day): OrderCommand => {
  const lines = quote.lines.map(orderedLineOf);
  return {
    type: 'PlaceOrder',
    data: {
      id,
      number: orderNumberOf(id, Date.parse(`${day(seoul - ago)}T00:00:00+09:00`)),
      user_id: by && personId(by),
      amounts: quote.amounts,
      shipping_fees: shippingFeesOf(quote, lines),
      pay_until: until,
      coupon: coupon ?? null,
      ...addressOfPerson(by),
      note,
      lines,
      cash_receipt_use: null,
      cash_receipt: '',
      agreed: [{ which: 'purchase', version: agreementVersions.purchase }, ...consentsFor(lines)],
    },
  };
};

const tracking = (at: number) => String(368_204_117_305 + at * 90_017);
type Sent = Pick<OrderScene, 'by' | 'command'>;
const steps: { readonly [S in DemoStep[1]]: (id: string, by: Sent['by'], at: number) => Sent } = {
  cancelPart: (id, by) => ({
    by,
    command: { type: 'CancelOrder', data: { id, parts: [{ no: 1, quantity: 1 }], reason: 'wrongChoice' } },
  }),
  prepare: (id) => ({ by: 'keeper', command: { type: 'PrepareGoods', data: { id } } }),
  ship: (id, _by, at) => ({
    by: 'keeper',
    command: {
      type: 'ShipParcel',
      data: { id, courier: (couriers[at % 2] ?? couriers[0]).name, tracking: tracking(at) },
    },
  }),
  deliver: (id) => ({ by: 'shop', command: { type: 'StepParcel', data: { id, parcel: 1, step: 'deliver' } } }),
  confirm: (id, by) => ({ by, command: { type: 'AcceptGoods', data: { id } } }),
  requestReturn: (id, by) => ({ by, command: { type: 'OpenClaim', data: { id, kind: 'return', reason: 'differs' } } }),
  acceptReturn: (id) => ({ by: 'keeper', command: { type: 'RefundClaim', data: { id, claim: 1, back_to: 'stock' } } }),
  requestExchange: (id, by) => ({
    by,
    command: { type: 'OpenClaim', data: { id, kind: 'exchange', reason: 'defective' } },
  }),
};

const reviewed = ({ order: { by, reviews = [] }, id, quote: { lines } }: Placed, at: number): readonly OrderScene[] =>
  by === null
    ? []
    : reviews.flatMap(({ no, ago, stars, text, photos = [] }) => {
        const { item_id = '', option = '' } = lines[no - 1] ?? {};
        return [
          {
            ago,
            by,
            command: {
              type: 'WriteReview',
              data: {
                order_id: id,
                no,
                item_id,
                option,
                stars,
                text,
                images: photos.map((photo) => addressOf(reviewKey(by, at, photo))),
              },
            },
          },
        ];
      });

const cardScenes = ({ order: { by, ago, card }, id }: Placed, at: number): readonly OrderScene[] => {
  if (by === null || !card) return [];
  const of = { order_id: id, no: 1 };
  const texts = { address: '', website: '', memo: '', logo: null };
  return [
    { ago: ago - hour, by, command: { type: 'SubmitNameCard', data: { ...of, ...texts, ...card } } },
    {
      ago: ago / 3,
      by: 'keeper',
      command: { type: 'UploadProof', data: { ...of, proof: addressOf(proofKey(by, at)) } },
    },
  ];
};

const orderScenesOf = (order: DemoOrder, at: number, day: Day): readonly OrderScene[] => {
  const [id, { by, ago }] = [orderId(at), order];
  const placed: Placed = { order, id, quote: quoteOfDemo(order, day), until: `${day(1 - ago)}T15:00:00.000Z` };
  const buyer = by ?? 'guest';
  return [
    ...reservations(placed).map((command): OrderScene => ({ ago, by: 'shop', command })),
    { ago, by: buyer, command: place(placed, day) },
    {
      ago: ago - hour / 30,
      by: 'shop',
      command: {
        type: 'RequestPayment',
        data: { id, key: commandIdOf('demo', `payment ${at}`), amount: placed.quote.amounts.total },
      },
    },
    ...settlements(placed).map((command): OrderScene => ({ ago: ago - hour / 2, by: 'shop', command })),
    ...order.course.map(([then, step]): OrderScene => ({ ago: then, ...steps[step](id, buyer, at) })),
    ...cardScenes(placed, at),
    ...reviewed(placed, at),
  ];
};

export const orderScenes = (day: Day): readonly OrderScene[] =>
  demoOrders.flatMap((order, at) => orderScenesOf(order, at, day));
