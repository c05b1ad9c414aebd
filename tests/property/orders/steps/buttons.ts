import type { OrderAction } from '@maru/contracts/shop/order/order-states';
import { type OrderDocument, presentOrder } from '@maru/contracts/shop/order/order.views';
import type { BackTo } from '@maru/contracts/shop/order/order.fields';
import { type OrderAccount, type Part, restOf } from '../ledger/order-account.ts';
import { type Lives, must, tell } from '../lives.ts';
import type { Answer } from '../open-shop.ts';
import { afterCancel, afterClaim, afterExchange, afterReturn, holdForExchange, standAt } from './after.ts';
import { callAsBuyer, pay, payTwice } from './paying.ts';

interface Press {
  readonly lives: Lives;
  readonly order: OrderAccount;
  readonly role: 'buyer' | 'admin';
}
type Button = (press: Press) => Promise<void>;

const reasons = ['changedMind', 'wrongChoice', 'defective', 'lateDelivery', 'other'] as const;
const account = { bank: '88', account: '110123456789', holder: '김하늘' };
/** Where the money goes that came into an account; told each time, which is never wrong. */
const accountFor = ({ wantsAccount }: OrderAccount) => (wantsAccount ? { refund_account: account } : {});

/** Some pieces of these, at least one. */
const someOf = ({ random }: Lives, parts: readonly Part[]): readonly Part[] =>
  random
    .shuffled(parts)
    .slice(0, 1 + random.below(parts.length))
    .map(({ no, quantity }) => ({ no, quantity: 1 + random.below(quantity) }));
const isWhole = (order: OrderAccount, parts: readonly Part[]) => {
  const count = (some: readonly Part[]) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  return count(parts) === count(restOf(order));
};

const said = ({ lives, order, role }: Press, what: string, { status, body }: Answer, more = '') => {
  tell(lives, what, `${more} ${order.number} by ${role}: ${status} ${body.code ?? ''}`);
  return status === 200;
};
const accepted = (press: Press, what: string, answer: Answer, more?: string) =>
  must(said(press, what, answer, more), `${what} was offered and answered ${answer.status} ${answer.body.code ?? ''}`);
const put = ({ lives, order }: Press, path: string, more: object = {}) =>
  lives.shop.callAsKeeper('PUT', path, { id: order.id, ...more });

const cancel = async (press: Press, parts: readonly Part[] | undefined): Promise<void> => {
  const { lives, order, role } = press;
  const body = { ...(parts && { parts }), reason: lives.random.pick(reasons), ...accountFor(order) };
  const answer =
    role === 'admin'
      ? await put(press, 'adm/order/cancel', body)
      : await callAsBuyer(lives, order, { path: 'shop/order/cancel', guestPath: 'shop/order/guest/cancel', body });
  accepted(press, isWhole(order, parts ?? restOf(order)) ? 'cancel' : 'cancel part', answer, JSON.stringify(parts));
  afterCancel(lives, order, parts ?? restOf(order));
};
const step =
  (name: 'prepare' | 'deliver' | 'declineReturn' | 'declineExchange', after: (press: Press) => void): Button =>
  async (press) => {
    accepted(press, name, await put(press, 'adm/order/step', { step: name }));
    after(press);
  };
const ask =
  (wish: 'requestReturn' | 'requestExchange'): Button =>
  async (press) => {
    const { lives, order } = press;
    const parts = lives.random.chance(0.4) ? undefined : someOf(lives, restOf(order, 'goods'));
    const body = { wish, ...(parts && { parts }), reason: lives.random.pick(reasons), ...accountFor(order) };
    const call = { path: 'shop/order/ask_back', guestPath: 'shop/order/guest/ask_back', body };
    accepted(press, wish, await callAsBuyer(lives, order, call), JSON.stringify(parts));
    afterClaim(order, wish, parts ?? restOf(order, 'goods'));
  };

const buttons: Readonly<Record<Exclude<OrderAction, 'awaitDeposit' | 'pay' | 'expire'>, Button>> = {
  openPayment: ({ lives, order }) => (lives.random.chance(0.05) ? payTwice(lives, order) : pay(lives, order)),
  cancel: (press) => cancel(press, press.lives.random.chance(0.5) ? undefined : restOf(press.order)),
  cancelPart: async (press) => {
    const parts = someOf(press.lives, restOf(press.order));
    if (!isWhole(press.order, parts)) await cancel(press, parts);
  },
  prepare: step('prepare', ({ order }) => standAt(order, 'preparing')),
  ship: async (press) => {
    const carrier = { courier: '우체국택배', tracking: '6012345678901' };
    accepted(press, 'ship', await put(press, 'adm/order/ship', carrier));
    standAt(press.order, 'shipping', press.lives.shop.clock.now());
  },
  deliver: step('deliver', ({ lives, order }) => standAt(order, 'delivered', lives.shop.clock.now())),
  confirm: async (press) => {
    const { lives, order } = press;
    const call = { path: 'shop/order/confirm', guestPath: 'shop/order/guest/confirm' };
    accepted(press, 'confirm', await callAsBuyer(lives, order, call));
    standAt(order, 'confirmed', lives.shop.clock.now(), lives);
  },
  requestReturn: ask('requestReturn'),
  requestExchange: ask('requestExchange'),
  acceptReturn: async (press) => {
    const back_to = press.lives.random.pick<BackTo>(['stock', 'writeOff']);
    accepted(press, 'acceptReturn', await put(press, 'adm/order/return', { back_to }), back_to);
    afterReturn(press.lives, press.order, back_to);
  },
  acceptExchange: async (press) => {
    const back_to = press.lives.random.pick<BackTo>(['stock', 'writeOff']);
    const isThere = holdForExchange(press.lives, press.order);
    const answer = await put(press, 'adm/order/exchange', { back_to });
    const done = said(press, isThere ? 'acceptExchange' : 'refuse exchange', answer, back_to);
    must(done === isThere, `an exchange was ${done ? 'accepted' : `refused as ${answer.body.code ?? ''}`}`);
    if (done) afterExchange(press.lives, press.order, back_to);
  },
  declineReturn: step('declineReturn', ({ lives, order }) =>
    standAt(order, 'delivered', lives.shop.clock.now(), lives),
  ),
  declineExchange: step('declineExchange', ({ lives, order }) =>
    standAt(order, 'delivered', lives.shop.clock.now(), lives),
  ),
};

interface Offer {
  readonly role: Press['role'];
  readonly action: OrderAction;
}
/** What most people press rarely; or few orders would come far. */
const eagerness: Partial<Record<OrderAction, number>> = { cancel: 1, cancelPart: 2, confirm: 2 };

const offersOf = async (lives: Lives, order: OrderAccount): Promise<readonly Offer[]> => {
  const doc = await lives.shop.views.get<OrderDocument>('order', order.id);
  if (!doc) throw new Error(`order ${order.number} is nowhere`);
  return (['buyer', 'admin'] as const).flatMap((role) =>
    presentOrder(doc, [role], lives.shop.clock.now()).actions.map((action) => ({ role, action })),
  );
};

/** Something that an order itself offers to its buyer or to the keeper. */
export const pressButton = async (lives: Lives): Promise<void> => {
  for (const order of lives.random.shuffled(lives.orders)) {
    const tempting = (await offersOf(lives, order)).flatMap((offer) =>
      Array.from({ length: eagerness[offer.action] ?? 6 }, () => offer),
    );
    if (tempting.length === 0) continue;
    const { role, action } = lives.random.pick(tempting);
    const button = (buttons as Readonly<Record<string, Button>>)[action];
    if (!button) throw new Error(`nobody has a button ${action}`);
    return button({ lives, order, role });
  }
};
