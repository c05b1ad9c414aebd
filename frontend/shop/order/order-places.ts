import type { Part } from '@maru/contracts/shop/order/order.fields';
import { leftOf } from '@maru/contracts/shop/order/order.parts';
import { contentsOf, unsentOf } from '@maru/contracts/shop/order/order.pieces';
import { isFetched } from '@maru/contracts/shop/order/parcel.fields';
import type { OrderLine } from '@maru/contracts/shop/order/order.fields';
import type { Order } from '@maru/contracts/shop/order/order.views';

export type ShownParcel = Order['parcels'][number];

/** Where pieces of an order are. `title` names the place for its buyer. */
export interface Place {
  readonly title: string;
  readonly parts: readonly Part[];
  /** The parcel they are in. */
  readonly parcel?: ShownParcel;
}

const partsBy = (lines: readonly OrderLine[], quantityOf: (line: OrderLine) => number): readonly Part[] =>
  lines.map((line) => ({ no: line.no, quantity: quantityOf(line) })).filter(({ quantity }) => quantity > 0);

const waitingPlace = (order: Order): Place => ({
  title: '준비 중인 상품',
  parts: partsBy(order.lines, (line) => unsentOf(order, line)),
});
/** `보낸 상자`, and which one where there are several. */
export const parcelTitle = ({ parcels }: Pick<Order, 'parcels'>, no: number): string => {
  const title = parcels.some((parcel) => parcel.no === no && isFetched(parcel)) ? '찾아갈 상품' : '보낸 상자';
  return parcels.length > 1 ? `${title} ${no}` : title;
};
const parcelPlaces = (order: Order): readonly Place[] =>
  order.parcels.map((parcel) => ({ title: parcelTitle(order, parcel.no), parts: contentsOf(parcel), parcel }));
const gonePlace = ({ lines }: Order): Place => ({
  title: '취소·반품·교환한 상품',
  parts: partsBy(lines, ({ cancelled, exchanged }) => cancelled + exchanged),
});

/** The goods of an order by where they are; licences have places of their own. */
export const placesOf = (order: Order): readonly Place[] => {
  if (order.stage !== 'paid') return [{ title: '주문 상품', parts: partsBy(order.lines, ({ quantity }) => quantity) }];
  return [waitingPlace(order), ...parcelPlaces(order), gonePlace(order)].filter(({ parts }) => parts.length > 0);
};

export const licenceLines = ({ stage, lines }: Pick<Order, 'stage' | 'lines'>): readonly OrderLine[] =>
  stage === 'paid' ? lines.filter((line) => line.kind === 'licence' && leftOf(line) > 0) : [];
