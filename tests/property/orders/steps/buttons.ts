import { type OrderDocument, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { OrderAccount } from '../ledger/order-account.ts';
import type { Lives } from '../lives.ts';
import { claimButton } from './claim-buttons.ts';
import { orderButtons } from './order-buttons.ts';
import { parcelButton } from './parcel-buttons.ts';
import type { Button, Press } from './press.ts';

interface Offer {
  readonly role: Press['role'];
  readonly action: string;
  readonly press: Button;
}
/** How much one wants to press what; or few orders would come far. */
const eagerness: Readonly<Record<string, number>> = {
  openPayment: 20,
  requestCancel: 16,
  requestReturn: 16,
  requestExchange: 16,
  refundClaim: 2,
  cancel: 2,
  ship: 16,
  replace: 8,
  collect: 24,
  askSurcharge: 16,
  paySurcharge: 40,
  confirm: 3,
  refund: 1,
  correct: 1,
  changeAddress: 1,
  lose: 1,
  bringBack: 1,
  decline: 3,
  withdraw: 3,
  sendAgain: 16,
  takeBack: 16,
  giveUp: 16,
};

const offersTo = (doc: OrderDocument, role: Press['role'], now: number): readonly Offer[] => {
  const { actions, parcels, claims } = presentOrder(doc, [role], now);
  const button = (action: string): Button => {
    const found = (orderButtons as Readonly<Record<string, Button>>)[action];
    if (!found) throw new Error(`nobody has a button ${action}`);
    return found;
  };
  return [
    ...actions.map((action) => ({ role, action, press: button(action) })),
    ...parcels.flatMap(({ no, actions: own }) =>
      own.map((action) => ({ role, action, press: parcelButton(no, action) })),
    ),
    ...claims.flatMap(({ no, actions: own }) =>
      own.map((action) => ({ role, action, press: claimButton(no, action) })),
    ),
  ];
};
export const docOf = async ({ shop }: Lives, order: OrderAccount): Promise<OrderDocument> => {
  const doc = await shop.views.get<OrderDocument>('order', order.id);
  if (!doc) throw new Error(`order ${order.number} is nowhere`);
  return doc;
};

/** Something that an order itself, a parcel or a claim of it, offers to its buyer or to the keeper. */
export const pressButton = async (lives: Lives): Promise<void> => {
  for (const order of lives.random.shuffled(lives.orders)) {
    const doc = await docOf(lives, order);
    const tempting = (['buyer', 'admin'] as const)
      .flatMap((role) => offersTo(doc, role, lives.shop.clock.now()))
      .flatMap((offer) => Array.from({ length: eagerness[offer.action] ?? 8 }, () => offer));
    if (tempting.length === 0) continue;
    const { role, press } = lives.random.pick(tempting);
    return press({ lives, order, doc, role });
  }
};
