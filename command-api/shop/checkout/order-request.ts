import { type FieldError, Rejected } from '@maru/contracts/kernel/rejections';
import type { OrderPlacement } from '@maru/contracts/shop/order/order.routes';
import { lineProblem, type Quote, type QuotedLine } from '@maru/contracts/shop/order/order.quote';
import { missingConsents } from '@maru/contracts/shop/order/order.consents';
import { lineError, orderErrors } from '@maru/contracts/shop/order/order.words';
import { isPayableBy } from '@maru/contracts/shop/payment/payment-ways';
import type { ConfigFacts } from '@maru/contracts/site/config/config.fold';
import { couponRefusals } from '../coupon/coupon.state.ts';

export interface OrderRequest extends OrderPlacement {
  /** The same for the same request, however often it comes. */
  readonly id: string;
  /** Null for a guest. */
  readonly userId: string | null;
  /** Whose purchases count for limits: the person's id, or a keyed hash of the guest's phone. */
  readonly buyer: string;
}

const lineErrors = (lines: readonly QuotedLine[]): readonly FieldError[] =>
  lines.flatMap(({ problem, name }, at) =>
    problem ? [{ path: `lines.${at}`, message: lineError(name, problem) }] : [],
  );

const lineRefusals = {
  gone: 'not_for_sale',
  soldOut: 'out_of_stock',
  short: 'out_of_stock',
  overLimit: 'over_limit',
} as const;
/** What nothing can be done about is said first. */
const worstOf = (lines: readonly QuotedLine[]) =>
  lineProblem.options.find((wrong) => lines.some(({ problem }) => problem === wrong));

/** Nobody pays more than he saw because a coupon fell away. */
const mustBeDeductible = ({ coupon, amounts }: Quote, { points, userId }: OrderRequest) => {
  if (coupon?.problem) throw new Rejected(couponRefusals[coupon.problem]);
  if (points > amounts.points) throw new Rejected(userId === null ? 'not_logged_in' : 'points_short');
};

const mustBePayable = ({ amounts }: Quote, { expected_total, method }: OrderRequest) => {
  if (amounts.total !== expected_total) throw new Rejected('price_changed');
  if (amounts.goods === 0) throw new Rejected('not_for_sale');
  if (!isPayableBy(method, amounts.total)) throw new Rejected('below_minimum');
};

export const mustHavePickup = ({ delivery }: Pick<ConfigFacts, 'delivery'>) => {
  if (delivery.pickup === '')
    throw new Rejected('invalid_input', { errors: [{ path: 'pickup', message: orderErrors.pickup }] });
};

/** What cannot be given back is agreed to by itself, or the law gives it back all the same. */
const mustBeConsented = ({ lines }: Quote, { consents }: OrderRequest) => {
  const missing = missingConsents(lines, consents);
  if (missing.length > 0)
    throw new Rejected('consent_missing', {
      errors: missing.map((kind) => ({ path: `consents.${kind}`, message: orderErrors.consent })),
    });
};

export const mustBeOrderable = (quote: Quote, request: OrderRequest) => {
  const { lines, sent } = quote;
  const { recipient, userId } = request;
  const problem = worstOf(lines);
  if (problem) throw new Rejected(lineRefusals[problem], { errors: lineErrors(lines) });
  // A licence belongs to an account.
  if (userId === null && lines.some(({ kind, terms }) => kind === 'licence' || terms.printed === true))
    throw new Rejected('not_logged_in');
  const missing = (['postcode', 'address'] as const).filter((field) => sent && recipient[field] === '');
  if (missing.length > 0)
    throw new Rejected('invalid_input', {
      errors: missing.map((field) => ({ path: `recipient.${field}`, message: orderErrors.address })),
    });
  mustBeConsented(quote, request);
  mustBeDeductible(quote, request);
  mustBePayable(quote, request);
};
