import { type Handlers, ignore } from '@maru/contracts/kernel/decider';
import { epochMs } from '@maru/contracts/kernel/fields';
import type { Recorded } from '@maru/contracts/kernel/message';
import { dateText, seoulDay } from '@maru/contracts/kernel/seoul-days';
import { type OrderEvent, orderStream } from '@maru/contracts/shop/order/order.events';
import { type OrderFacts, orderFold } from '@maru/contracts/shop/order/order.fold';
import { noSales, salesOf, soldOf, withSales, withSold } from '@maru/contracts/shop/sales/sales.sums';
import type { SalesDocument, SoldDocument } from '@maru/contracts/shop/sales/sales.views';
import type { Body, Projection, WithFacts } from '../../runtime/projection.ts';

type Event = WithFacts<OrderEvent, OrderFacts | undefined>;

const dayOf = ({ meta }: Recorded): string => dateText(seoulDay(epochMs(meta.at)));

/** What an event changes nothing of what orders come to, but moves goods, addresses and claims on. */
const movesNoMoney = {
  OrderDepositAwaited: ignore,
  OrderExpired: ignore,
  OrderPrepared: ignore,
  OrderShipped: ignore,
  ParcelCorrected: ignore,
  OrderDelivered: ignore,
  ParcelLost: ignore,
  ParcelCameBack: ignore,
  ParcelUnpacked: ignore,
  OrderConfirmed: ignore,
  OrderAddressChanged: ignore,
  OrderMemoAdded: ignore,
  OrderLicenceShown: ignore,
  OrderRefundAccountGiven: ignore,
  ClaimOpened: ignore,
  ClaimAwaitedEnded: ignore,
  ClaimCollected: ignore,
  ClaimArrived: ignore,
  SurchargeAsked: ignore,
  SurchargeHandedBack: ignore,
} as const;

type Doc = Body<SalesDocument>;
const sale = (doc: Doc | undefined, { before, after }: Event & Recorded, id: string): Doc => ({
  id,
  ...withSales(doc ?? noSales, salesOf(before), salesOf(after)),
});

const on: Handlers<Event, Doc> = {
  ...movesNoMoney,
  OrderPlaced: sale,
  OrderPaid: sale,
  OrderCancelled: sale,
  OrderPartCancelled: sale,
  OrderRefunded: sale,
  ClaimWithdrawn: sale,
  ClaimDeclined: sale,
  ClaimRefunded: sale,
  ClaimReplaced: sale,
  SurchargePaid: sale,
};

/** What orders came to on each day in Korea. */
export const salesProjection: Projection<Event, SalesDocument> = {
  name: 'sales',
  version: 1,
  view: { fields: {}, indexes: [] },
  streams: [orderStream('')],
  facts: orderFold as Projection<Event, SalesDocument>['facts'] & object,
  key: dayOf,
  on,
};

type SoldDoc = Body<SoldDocument>;
const sold = (doc: SoldDoc | undefined, { before, after }: Event & Recorded, id: string): SoldDoc => ({
  id,
  items: withSold(doc?.items ?? {}, soldOf(before), soldOf(after)),
});

const monthLength = 'yyyy-MM'.length;
/** What was sold on each day in Korea, and in each month, by item. */
export const soldProjection: Projection<Event, SoldDocument> = {
  name: 'sold',
  version: 1,
  view: { fields: {}, indexes: [] },
  streams: [orderStream('')],
  facts: orderFold as Projection<Event, SoldDocument>['facts'] & object,
  key: (event) => [dayOf(event), dayOf(event).slice(0, monthLength)],
  on: {
    ...movesNoMoney,
    OrderPlaced: ignore,
    SurchargePaid: ignore,
    ClaimWithdrawn: ignore,
    ClaimDeclined: ignore,
    OrderPaid: sold,
    OrderCancelled: sold,
    OrderPartCancelled: sold,
    OrderRefunded: ignore,
    ClaimRefunded: sold,
    ClaimReplaced: sold,
  },
};
