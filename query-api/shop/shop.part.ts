import { type AddressEvent, addressStream } from '@maru/contracts/shop/address/address.events';
import { addressFold } from '@maru/contracts/shop/address/address.fold';
import { type CartEvent, cartStream } from '@maru/contracts/shop/cart/cart.events';
import { emptyCart, cartFold } from '@maru/contracts/shop/cart/cart.fold';
import { evolved } from '@maru/contracts/kernel/fold';
import type { Recorded } from '@maru/contracts/kernel/message';
import type { CouponDocument } from '@maru/contracts/shop/coupon/coupon.views';
import type { ItemDocument } from '@maru/contracts/shop/item/item.views';
import type { LicenceDocument } from '@maru/contracts/shop/licence/licence.views';
import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { type PointsDocument, presentPoints } from '@maru/contracts/shop/points/points.views';
import type { ItemAlert } from '@maru/contracts/shop/price-alert/price-alert.views';
import type { QuestionDocument } from '@maru/contracts/shop/question/question.views';
import type { ReviewDocument } from '@maru/contracts/shop/review/review.views';
import { type WishEvent, wishStream } from '@maru/contracts/shop/wish/wish.events';
import type { EventStore } from '@maru/platform/event-store/event-store';
import type { Document, ViewStore } from '@maru/platform/view-store/view-store';
import { readEvents } from '../http/read-events.ts';
import { asBought } from './licence/as-bought.ts';
import { allOf, type DataPart, isoTime } from '../my-data/data-part.ts';

export const shopPart: DataPart = {
  views: ['order', 'licence', 'item', 'coupon', 'points', 'review', 'question', 'item-alert'],
  of: async (userId, { views, events, clock }) => {
    const own = <D extends Document>(view: string, more: object = {}) =>
      allOf<D>((limit, offset) => views.view(view).find({ where: { user_id: userId, ...more }, limit, offset }));
    const [orders, licences, seats, coupons, reviews, questions, alerts, cartAndWishes, addressEvents, points] =
      await Promise.all([
        own<OrderDocument>('order'),
        own<LicenceDocument>('licence'),
        heldBy(views, userId),
        own<CouponDocument>('coupon'),
        own<ReviewDocument>('review', { removed: false }),
        own<QuestionDocument>('question', { removed: false }),
        own<ItemAlert>('item-alert'),
        cartAndWishesOf(events, views, userId),
        readEvents<AddressEvent>(events, addressStream(userId)),
        views.view('points').get<PointsDocument>(userId),
      ]);
    const { keyOf } = await asBought(views, [...licences, ...seats]);
    return {
      orders: orders.map(orderOf),
      licences: licences.map((one) => licenceOf(one, one.holder_id === null ? keyOf(one) : null)),
      seats: seats.map((one) => licenceOf(one, keyOf(one))),
      ...cartAndWishes,
      addresses: addressesOf(addressEvents),
      coupons: coupons.map(({ id: code, name, off, least, from, until, used }) => ({
        code,
        name,
        off,
        least,
        from,
        until,
        used: used > 0,
      })),
      points: points ? presentPoints(points.doc, clock.now()) : null,
      reviews: reviews.map(({ item_id, option, stars, text, images, written_at }) => ({
        item_id,
        option,
        stars,
        text,
        images,
        written_at: isoTime(written_at),
      })),
      alerts: alerts.map(alertOf),
      questions: questions.map(questionOf),
    };
  },
};

/** Seats of licences that others bought. */
const heldBy = (views: ViewStore, holder_id: string) =>
  allOf<LicenceDocument>((limit, offset) => views.view('licence').find({ where: { holder_id }, limit, offset }));

const timeOf = (at: number | null) => (at === null ? null : isoTime(at));

const orderOf = ({
  id: _id,
  revision: _revision,
  position: _position,
  user_id: _user,
  payment_key: _key,
  lines,
  placed_at,
  pay_until,
  paid_at,
  parcels,
  claims,
  due_at: _due,
  timeline,
  ...order
}: OrderDocument) => ({
  ...order,
  placed_at: isoTime(placed_at),
  pay_until: isoTime(pay_until),
  paid_at: timeOf(paid_at),
  parcels: parcels.map(({ sent_at, delivered_at, accepted_at, ...parcel }) => ({
    ...parcel,
    sent_at: isoTime(sent_at),
    delivered_at: timeOf(delivered_at),
    accepted_at: timeOf(accepted_at),
  })),
  claims: claims.map(({ opened_at, arrived_at, closed_at, ...claim }) => ({
    ...claim,
    opened_at: isoTime(opened_at),
    arrived_at: timeOf(arrived_at),
    closed_at: timeOf(closed_at),
  })),
  lines: lines.map(({ name, option, unit_price, quantity, cancelled, kind }) => ({
    name,
    option,
    unit_price,
    quantity,
    cancelled,
    kind,
  })),
  timeline: timeline.map(({ at, ...moment }) => ({ at: isoTime(at), ...moment })),
});

const alertOf = ({ item_id, option_id, price, asked_at }: ItemAlert) => ({
  item_id,
  option_id,
  price,
  asked_at: isoTime(asked_at),
});
const questionOf = ({ item_id, text, secret, answer, asked_at }: QuestionDocument) => ({
  item_id,
  text,
  secret,
  answer,
  asked_at: isoTime(asked_at),
});

const licenceOf = ({ name, option, status, issued_at, revoked_at, offer }: LicenceDocument, key: string | null) => ({
  name,
  option,
  key,
  status,
  issued_at: isoTime(issued_at),
  revoked_at: revoked_at === null ? null : isoTime(revoked_at),
  invited: offer?.email ?? null,
});

const addressesOf = (events: readonly (AddressEvent & Recorded)[]) =>
  events.reduce((book, event) => evolved(addressFold.evolve, book, event), addressFold.initialState).list;

const cartOf = (events: readonly (CartEvent & Recorded)[]) =>
  events.reduce((cart, event) => evolved(cartFold.evolve, cart, event), emptyCart).lines;
const wishesOf = (events: readonly WishEvent[]) =>
  events.reduce<readonly string[]>(
    (items, { type, data: { item_id } }) =>
      type === 'ItemWished' ? [item_id, ...items] : items.filter((one) => one !== item_id),
    [],
  );

/** What lies in the cart and what is wished for, by name: no view holds it, their streams do. */
const cartAndWishesOf = async (events: Pick<EventStore, 'readStream'>, views: ViewStore, userId: string) => {
  const [lines, wishes] = [
    cartOf(await readEvents(events, cartStream(userId))),
    wishesOf(await readEvents(events, wishStream(userId))),
  ];
  const rows = await views
    .view('item')
    .getMany<ItemDocument>([...new Set([...lines.map(({ item_id }) => item_id), ...wishes])]);
  const items = new Map(rows.map(({ doc }) => [doc.id, doc]));
  const optionOf = (item: string, option: number) =>
    items.get(item)?.options.find(({ id }) => id === option)?.name ?? '';
  return {
    cart: lines.map(({ item_id, option_id, quantity }) => ({
      name: items.get(item_id)?.name ?? '',
      option: optionOf(item_id, option_id),
      quantity,
    })),
    wishes: wishes.map((id) => items.get(id)?.name ?? ''),
  };
};
