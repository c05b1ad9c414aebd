import type { Amounts, WantedLine } from './expected-quote.ts';

export interface Part {
  readonly no: number;
  readonly quantity: number;
}
/** `gone` of its pieces were cancelled or sent back for money. */
export interface AccountLine extends WantedLine {
  readonly no: number;
  gone: number;
}
/** An order as somebody writes it down who only sees what people do and what the provider's books say. */
export interface OrderAccount {
  readonly id: string;
  readonly number: string;
  readonly userId: string | null;
  readonly lines: readonly AccountLine[];
  readonly amounts: Amounts;
  readonly coupon: string | undefined;
  /** What it reads, by the words of its status. */
  label: string;
  payUntil: number;
  dueAt: number | null;
  isPaid: boolean;
  wantsAccount: boolean;
  asked: { readonly wish: 'requestReturn' | 'requestExchange'; readonly parts: readonly Part[] } | null;
  /** Items of which pieces are held for the exchange that was asked for. */
  heldItems: readonly string[];
  /** Money and points that went back, or are on their way. */
  refunded: number;
  pointsBack: number;
}

export const kept = ({ quantity, gone }: Pick<AccountLine, 'quantity' | 'gone'>) => quantity - gone;
export const restOf = ({ lines }: Pick<OrderAccount, 'lines'>, kind?: AccountLine['kind']): readonly Part[] =>
  lines
    .filter((line) => kept(line) > 0 && (kind === undefined || line.kind === kind))
    .map((line) => ({ no: line.no, quantity: kept(line) }));
export const piecesOf = ({ lines }: Pick<OrderAccount, 'lines'>, parts: readonly Part[]) =>
  parts.flatMap(({ no, quantity }) =>
    lines.filter((line) => line.no === no).map(({ item, option, kind }) => ({ item, option, kind, quantity })),
  );

const valueGone = (lines: readonly AccountLine[]) => lines.reduce((sum, { price, gone }) => sum + price * gone, 0);
const hadGoods = (lines: readonly AccountLine[]) => lines.some(({ kind }) => kind === 'goods');
/** All that goes back when so much is gone, from the first piece on; shipping goes with the last goods. */
const backInAll = ({ lines, amounts }: Pick<OrderAccount, 'lines' | 'amounts'>) => {
  const gone = valueGone(lines);
  const share = (off: number) => (amounts.goods === 0 ? 0 : Math.floor((off * gone) / amounts.goods));
  const unsent = hadGoods(lines) && restOf({ lines }, 'goods').length === 0;
  return {
    money: gone - share(amounts.discount + amounts.points) + (unsent ? amounts.shipping : 0),
    points: share(amounts.points),
  };
};

/** Pieces go, and what was paid for them. Of an order that nobody paid only points come back. */
export const takeBack = (order: OrderAccount, parts: readonly Part[]): { readonly points: number } => {
  const before = backInAll(order);
  for (const line of order.lines)
    line.gone += parts.filter(({ no }) => no === line.no).reduce((sum, { quantity }) => sum + quantity, 0);
  const after = backInAll(order);
  if (order.isPaid) order.refunded += after.money - before.money;
  order.pointsBack += after.points - before.points;
  return { points: after.points - before.points };
};

/** A hundredth of the money that was paid for what was kept; sending it earns none. */
export const pointsEarned = (order: OrderAccount) => {
  const shipping = restOf(order, 'goods').length > 0 ? order.amounts.shipping : 0;
  return Math.floor((order.amounts.total - order.refunded - shipping) / 100);
};
