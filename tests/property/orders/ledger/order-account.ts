import type { Amounts, LineOff, LineSources, Promises, Sending, WantedLine } from './expected-quote.ts';

export interface Part {
  readonly no: number;
  readonly quantity: number;
}
/** Pieces where they are: in a parcel, or null for what was not sent, and for licences. */
export interface PlacedPart extends Part {
  readonly parcel: number | null;
}
/**
 * `gone` of its pieces went for money, `exchanged` for pieces of other lines, `prepared` are packed. `root` is the line
 * that was ordered; `given` came back for each piece when it was exchanged for a cheaper one; `off` was taken off all of them.
 * `allowed` went back for those that are left, of what was ordered, while they stayed with their buyer.
 */
export interface AccountLine extends WantedLine {
  readonly no: number;
  readonly root: number;
  readonly given: number;
  readonly off: LineOff;
  readonly by: LineSources;
  allowed: number;
  /** What was paid beside for each piece, by claims, the last one last. */
  readonly beside: readonly { readonly claim: number; readonly each: number }[];
  gone: number;
  exchanged: number;
  prepared: number;
  isAccepted: boolean;
}
export interface AccountParcel {
  readonly no: number;
  readonly contents: Map<number, number>;
  readonly sentAt: number;
  state: string;
  deliveredAt: number;
  isAccepted: boolean;
}
/** Who bears what sending back costs, by the law. */
export const faults = {
  changedMind: 'buyer',
  wrongChoice: 'buyer',
  other: 'buyer',
  defective: 'shop',
  differs: 'shop',
  notArrived: 'shop',
  lateDelivery: 'shop',
} as const;
export type Reason = keyof typeof faults;

export interface AccountClaim {
  readonly no: number;
  readonly kind: 'cancel' | 'return' | 'exchange';
  readonly reason: Reason;
  readonly parts: readonly PlacedPart[];
  readonly fee: number;
  readonly wanted: readonly { readonly no: number; readonly option_id: number }[];
  state: string;
  /** The number its goods are fetched under, the claim they came with, what was taken for that. */
  tracking: string | undefined;
  together: number | null;
  feeTaken: number;
  closedAt: number | null;
  isRefunded: boolean;
  /** What the buyer was asked to pay beside, and for what; `isPaid` by the provider's books. */
  asked: {
    readonly amount: number;
    readonly fee: number;
    readonly sent: readonly Replacement[];
    window?: string;
    isPaid: boolean;
  } | null;
  /** Payment windows that were opened for it, by the name the provider knows them by. */
  readonly windows: string[];
  /** What is left of what was paid beside in the window for what was sent, in won. */
  beside: number;
  /** What was paid beside went back while the goods stayed: for dearer options that are still there, and of the fee. */
  optionsAllowed: number;
  feeAllowed: number;
  /** What was taken by hand, and a person is to give back, in won. */
  isByHand: boolean;
  owed: number;
  /** Pieces that somebody was fetching when it was closed. */
  awaited: readonly PlacedPart[];
}
/** `given` goes back for each piece that is cheaper than the one it stands for, `owed` is paid for a dearer one. */
export interface Replacement extends Part {
  readonly option: number;
  readonly price: number;
  readonly given: number;
  readonly owed: number;
  readonly beside: AccountLine['beside'];
}
/** An order as somebody writes it down who only sees what people do and what the provider's books say. */
export interface OrderAccount {
  readonly id: string;
  readonly number: string;
  readonly userId: string | null;
  readonly amounts: Amounts;
  /** `allowed` went back of the fee while something of the bundle stayed. */
  readonly sendings: readonly (Sending & { allowed: number })[];
  readonly coupon: string | undefined;
  /** Its goods are fetched where they are sold. */
  readonly isFetched: boolean;
  readonly lines: AccountLine[];
  readonly parcels: AccountParcel[];
  readonly claims: AccountClaim[];
  /** What is charged again where less is kept than was promised; undefined where the shop lets it be. */
  readonly promises: Promises | undefined;
  recharged: number;
  /** Won that went back for nothing that has a name. */
  restAllowed: number;
  stage: 'awaitingPayment' | 'paid' | 'expired' | 'cancelled';
  payUntil: number;
  paidAt: number;
  wantsAccount: boolean;
  /** Money and points that went back, or are on their way. */
  refunded: number;
  pointsBack: number;
  /** Of fees that were kept, while everything stayed; and those that were kept. */
  feesAllowed: number;
  feesKept: number;
  /** Of the money, without VAT; undefined once fees or sums by hand leave open which kind it was. */
  taxFree: number | undefined;
  /** Points that the buyer has from it; undefined before it was accepted whole. */
  earned: number | undefined;
}

export const openStates = ['requested', 'collecting', 'arrived'];
export const isOpen = ({ state }: AccountClaim): boolean => openStates.includes(state);
export const left = ({ quantity, gone, exchanged }: AccountLine): number => quantity - gone - exchanged;
export const held = ({ stage, amounts, refunded }: OrderAccount): number =>
  stage === 'paid' ? amounts.total - refunded : 0;
export const lineOf = ({ lines }: Pick<OrderAccount, 'lines'>, no: number): AccountLine => {
  const line = lines.find((one) => one.no === no);
  if (!line) throw new Error(`there is no line ${no}`);
  return line;
};
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
export const isFull = ({ contents, state }: AccountParcel): boolean =>
  state !== 'unpacked' && sum([...contents.values()]) > 0;
const inParcels = ({ parcels }: OrderAccount, no: number) =>
  sum(parcels.map(({ contents, state }) => (state === 'unpacked' ? 0 : (contents.get(no) ?? 0))));
export const unsent = (order: OrderAccount, line: AccountLine): number =>
  line.kind === 'licence' ? 0 : left(line) - inParcels(order, line.no);
/** Pieces of a line at a place that no open claim is about. */
export const unclaimed = (order: OrderAccount, no: number, parcel: number | null): number => {
  const line = lineOf(order, no);
  const place = order.parcels.find((one) => one.no === parcel);
  const there =
    parcel === null ? (line.kind === 'licence' ? left(line) : unsent(order, line)) : place?.contents.get(no);
  const claimed = order.claims
    .filter(isOpen)
    .flatMap(({ parts }) => parts.filter((part) => part.no === no && part.parcel === parcel));
  return (there ?? 0) - sum(claimed.map(({ quantity }) => quantity));
};
export const isClaimed = ({ claims }: OrderAccount, parcel: number): boolean =>
  claims.some((claim) => (isOpen(claim) ? claim.parts : claim.awaited).some((part) => part.parcel === parcel));

export const goodsOf = ({ lines }: Pick<OrderAccount, 'lines'>, parts: readonly Part[]) =>
  parts
    .map(({ no, quantity }) => ({ ...lineOf({ lines }, no), quantity }))
    .filter(({ kind }) => kind === 'goods')
    .map(({ item, option, quantity }) => ({ item, option, quantity }));
export const restOf = ({ lines }: Pick<OrderAccount, 'lines'>): readonly Part[] =>
  lines.filter((line) => left(line) > 0).map((line) => ({ no: line.no, quantity: left(line) }));
