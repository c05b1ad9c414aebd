import type { MailWords } from '../../kernel/site.words.ts';
import type { Claim } from './claim.fields.ts';
import type { Allowance, Part, SurchargeBack } from './order.fields.ts';
import { lineName } from './order-allowance.words.ts';
import type { OrderFacts } from './order.fold.ts';
import type { Parcel } from './parcel.fields.ts';
import type { CancelReason } from '../payment/payment.fields.ts';

/** What went of an order, and what came back for it. */
export interface Cancellation {
  readonly parts: readonly Part[];
  readonly whole: boolean;
  readonly refund: number;
  /** Of what was paid beside for exchanges. */
  readonly surcharges_back?: readonly SurchargeBack[] | undefined;
  readonly points: number;
  readonly reason: CancelReason;
  /** What money went back for while everything stayed. */
  readonly allowance?: Allowance | undefined;
}

export interface OrderParticulars {
  readonly order: OrderFacts;
  readonly url: string;
  readonly cancellation: Cancellation | undefined;
  /** What it is about, where it is about one of them. */
  readonly parcel: Parcel | undefined;
  readonly claim: Claim | undefined;
  /** When goods can be fetched, as the shop says now; empty where it says nothing. */
  readonly hours: string;
}
export type Facts = NonNullable<MailWords['facts']>;

export const won = (amount: number) => `${amount.toLocaleString('ko-KR')}원`;
export const factIf = (name: string, amount: number, sign = ''): Facts =>
  amount > 0 ? [[name, sign + won(amount)]] : [];
export const partFacts = ({ lines }: OrderFacts, parts: readonly Part[]): Facts =>
  lines.flatMap((line): Facts =>
    parts.filter(({ no }) => no === line.no).map(({ quantity }) => [lineName(line), `${quantity}개`]),
  );
