import { consentsFor } from '@maru/contracts/shop/order/order.consents';
import type { QuotedLine } from '@maru/contracts/shop/order/order.quote';
import {
  type Amounts,
  type Bill,
  type Choice,
  expectedBill,
  isEnoughFor,
  type WantedLine,
} from '../ledger/expected-quote.ts';
import { left, type OrderAccount } from '../ledger/order-account.ts';
import { type CouponAccount, type Lives, must, phone, tell } from '../lives.ts';
import { afterPaying } from './after.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const fields = ['goods', 'shipping', 'discount', 'points', 'total', 'tax_free'] as const;
const amountsOf = (amounts: Amounts) => fields.map((field) => `${field} ${amounts[field]}`).join(', ');

const isOpen = ({ shop }: Lives, { ended, until }: CouponAccount) => !ended && shop.clock.now() < until;
const holds = (lives: Lives, userId: string | null, coupon: CouponAccount | undefined) =>
  coupon !== undefined &&
  userId !== null &&
  isOpen(lives, coupon) &&
  !coupon.users.has(userId) &&
  (coupon.count === null || coupon.users.size < coupon.count);

const wishOf = (lives: Lives) => {
  const { random, choices, buyers, coupons, points } = lives;
  const userId = random.chance(0.2) ? null : random.pick(buyers);
  const chosen: readonly Choice[] = random.shuffled(choices).slice(0, 1 + random.below(3));
  const lines = chosen.map((choice): WantedLine => ({ ...choice, quantity: 1 + random.below(random.pick([2, 4])) }));
  const codes = [...coupons.values()].filter(({ automatic }) => !automatic);
  const coupon = random.chance(0.35) && codes.length > 0 ? random.pick(codes) : undefined;
  const balance = (userId !== null && points.get(userId)?.balance(lives.shop.clock.now())) || 0;
  const price = lines.reduce((sum, line) => sum + line.price * line.quantity, 0);
  return {
    userId,
    lines,
    coupon,
    balance,
    points: random.chance(0.4) ? random.pick([1, 137, balance, balance, price, price - 1, 50_000]) : 0,
    island: random.chance(0.15),
    pickup: random.chance(0.25),
  };
};
type Wish = ReturnType<typeof wishOf>;

/** Guests who order with one phone are one person. */
const hasOf = ({ orders }: Lives, userId: string | null, item: string) =>
  sum(
    orders
      .filter((order) => order.userId === userId && order.stage !== 'expired')
      .flatMap(({ lines }) => lines.filter((line) => line.item === item).map(left)),
  );
/** Whether lines of an item together are more than one person may have, of whom the shop knows, or does not yet. */
const isOver = (lives: Lives, { userId, lines }: Wish, { item, most }: WantedLine, isKnown = true) => {
  const has = isKnown ? hasOf(lives, userId, item) : 0;
  const wanted = sum(lines.map((line) => (line.item === item ? line.quantity : 0)));
  return most !== null && wanted > Math.max(0, most - has);
};
/** What cannot be had counts for nothing. A cart does not know which guest it belongs to. */
const available = (lives: Lives, wish: Wish) =>
  wish.lines.filter((line) => lives.stock.has(line) && !isOver(lives, wish, line, wish.userId !== null));
const expected = (lives: Lives, wish: Wish) =>
  expectedBill({
    ...wish,
    promotions: [...lives.coupons.values()].filter((one) => one.automatic && isOpen(lives, one)),
    lines: available(lives, wish),
    coupon: holds(lives, wish.userId, wish.coupon) ? wish.coupon : undefined,
  });
const isFulfillable = (lives: Lives, wish: Wish, amounts: Amounts) =>
  available(lives, wish).length === wish.lines.length &&
  !wish.lines.some((line) => isOver(lives, wish, line)) &&
  amounts.points === wish.points &&
  (wish.userId !== null || wish.lines.every(({ kind }) => kind === 'goods')) &&
  (wish.coupon === undefined || (holds(lives, wish.userId, wish.coupon) && isEnoughFor(wish.coupon, wish.lines)));

const bodyOf = ({ lines, island, pickup, coupon, points }: Wish) => ({
  lines: lines.map(({ item, option, quantity }) => ({ item_id: item, option_id: option, quantity })),
  ...(coupon && { coupon: coupon.code }),
  points,
  pickup,
  postcode: island ? '63100' : '06236',
});
const recipientAt = (postcode: string) => ({
  recipient: '김하늘',
  phone,
  email: 'haneul@example.com',
  postcode,
  address: '서울 강남구 테헤란로 1',
  detail: '101호',
  note: '',
});

/** The key of a licence is shown at once, so whoever buys one agrees that it cannot be given back. */
const consentsOf = ({ lines }: Wish) =>
  lines.some(({ kind }) => kind === 'licence') ? consentsFor([{ kind: 'licence' }]) : [];

const untouched = { given: 0, beside: [], allowed: 0, gone: 0, exchanged: 0, prepared: 0, isAccepted: false };

const isFetched = ({ pickup, lines }: Wish) => pickup && lines.some(({ kind }) => kind === 'goods');

const write = (
  lives: Lives,
  wish: Wish,
  { amounts, offs, by, promises, sendings }: Bill,
  { id, number, pay_until }: Record<string, unknown>,
) => {
  const { userId, coupon } = wish;
  const order: OrderAccount = {
    id: String(id),
    number: String(number),
    userId,
    amounts,
    sendings: sendings.map((sending) => ({ ...sending, allowed: 0 })),
    coupon: coupon?.code,
    isFetched: isFetched(wish),
    lines: wish.lines.map((line, at) => ({
      ...line,
      ...untouched,
      no: at + 1,
      root: at + 1,
      off: offs[at] ?? { discount: 0, points: 0 },
      by: by[at] ?? { promotion: undefined, coupon: undefined },
    })),
    parcels: [],
    claims: [],
    promises: lives.terms.recharge === 'charge' ? promises : undefined,
    recharged: 0,
    restAllowed: 0,
    stage: 'awaitingPayment',
    payUntil: Number(pay_until),
    paidAt: 0,
    wantsAccount: false,
    refunded: 0,
    pointsBack: 0,
    feesAllowed: 0,
    feesKept: 0,
    taxFree: 0,
    earned: undefined,
  };
  lives.orders.push(order);
  lives.stock.hold(wish.lines);
  if (userId !== null) coupon?.users.set(userId, order.id);
  if (userId !== null) lives.points.get(userId)?.use(order.id, amounts.points, lives.shop.clock.now());
  if (amounts.total === 0) afterPaying(lives, order);
};

/** Somebody puts things into the cart, sees what they cost, and orders them. */
export const placeOrder = async (lives: Lives): Promise<void> => {
  const { shop } = lives;
  const wish = wishOf(lives);
  const bill = expected(lives, wish);
  const { amounts } = bill;
  const token = wish.userId === null ? undefined : await shop.tokenOf(wish.userId);
  const { postcode, ...body } = bodyOf(wish);
  const quote = await shop.call('POST', 'shop/cart/quote', { token, body: { ...body, postcode } });
  const quoted = quote.body as unknown as { readonly amounts: Amounts; readonly lines: readonly QuotedLine[] };
  must(
    amountsOf(quoted.amounts) === amountsOf(amounts),
    `quoted ${amountsOf(quoted.amounts)}, not ${amountsOf(amounts)}`,
  );
  const placed = await shop.call('POST', 'shop/order/place', {
    token,
    body: {
      ...body,
      recipient: recipientAt(postcode),
      expected_total: amounts.total,
      agreed: true,
      consents: consentsOf(wish),
    },
  });
  const answer = placed.body.code ?? String(placed.body['number']);
  tell(lives, 'place', `${JSON.stringify(body)} as ${wish.userId ?? 'a guest'}: ${answer}`);
  if (placed.body.code === 'over_limit') tell(lives, 'over limit', JSON.stringify(body));
  must((placed.status === 200) === isFulfillable(lives, wish, amounts), `placing was answered ${placed.status}`);
  if (placed.status === 200 && isFetched(wish)) tell(lives, 'place to fetch');
  if (placed.status === 200) write(lives, wish, bill, placed.body);
};
