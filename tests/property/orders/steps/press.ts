import type { OrderDocument } from '@maru/contracts/shop/order/order.views';
import { type OrderAccount, type Part, type PlacedPart, unclaimed } from '../ledger/order-account.ts';
import { type Lives, must, tell } from '../lives.ts';
import type { Answer } from '../open-shop.ts';
import { callAsBuyer } from './paying.ts';

export interface Press {
  readonly lives: Lives;
  readonly order: OrderAccount;
  /** What the buttons were read from. */
  readonly doc: OrderDocument;
  readonly role: 'buyer' | 'admin';
}
export type Button = (press: Press) => Promise<void>;

const account = { bank: '88', account: '110123456789', holder: '김하늘' };
/** Where the money goes that came into an account; told each time, which is never wrong. */
export const accountFor = ({ wantsAccount }: OrderAccount) => (wantsAccount ? { refund_account: account } : {});

/** Some pieces of these, at least one. */
export const someOf = <P extends Part>({ random }: Lives, parts: readonly P[]): readonly P[] =>
  random
    .shuffled(parts)
    .slice(0, 1 + random.below(parts.length))
    .map((part) => ({ ...part, quantity: 1 + random.below(part.quantity) }));
/** Undefined, which means all, or some. */
export const perhapsSome = <P extends Part>(lives: Lives, parts: readonly P[]): readonly P[] | undefined =>
  lives.random.chance(0.4) ? undefined : someOf(lives, parts);

/** Nobody is offered a piece that is not there. */
export const mustBeThere = (order: OrderAccount, parts: readonly (Part | PlacedPart)[]): void => {
  must(parts.length > 0, 'a button was offered about no piece');
  for (const part of parts)
    must(
      part.quantity <= unclaimed(order, part.no, 'parcel' in part ? part.parcel : null),
      `${part.quantity} of line ${part.no} were offered that are not there`,
    );
};

export const said = ({ lives, order, role }: Press, what: string, { status, body }: Answer, more = ''): boolean => {
  tell(lives, what, `${more} ${order.number} by ${role}: ${status} ${body.code ?? ''}`);
  return status === 200;
};
export const accepted = (press: Press, what: string, answer: Answer, more?: string): void =>
  must(said(press, what, answer, more), `${what} was offered and answered ${answer.status} ${answer.body.code ?? ''}`);

export const asKeeper = ({ lives, order }: Press, path: string, more: object = {}): Promise<Answer> =>
  lives.shop.callAsKeeper('PUT', `adm/order/${path}`, { id: order.id, ...more });
export const asBuyer = ({ lives, order }: Press, path: string, body: object = {}): Promise<Answer> =>
  callAsBuyer(lives, order, { path: `shop/order/${path}`, guestPath: `shop/order/guest/${path}`, body });
export const byRole = (press: Press, path: string, body: object = {}): Promise<Answer> =>
  press.role === 'admin' ? asKeeper(press, path, body) : asBuyer(press, path, body);
