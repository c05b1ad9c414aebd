import { z } from 'zod';
import type { PaymentTerms } from '../../site/config/payment-terms.ts';

/** One line of an order, as the payment window names it (`escrowProducts`, https://docs.tosspayments.com/sdk/v2/js). */
export const escrowProduct = z.object({
  id: z.string(),
  name: z.string(),
  code: z.string(),
  unitPrice: z.int(),
  quantity: z.int(),
});
export type EscrowProduct = z.infer<typeof escrowProduct>;

interface Line {
  readonly no: number;
  readonly item_id: string;
  readonly name: string;
  readonly kind: 'goods' | 'licence';
  readonly unit_price: number;
  readonly quantity: number;
}

/** What comes over the wire needs nobody to keep its money (전자상거래법 제24조 제3항 제2호). */
export const hasEscrow = (terms: Pick<PaymentTerms, 'escrow'>, lines: readonly Pick<Line, 'kind'>[]): boolean =>
  terms.escrow !== 'off' && lines.some(({ kind }) => kind === 'goods');

/** Null where nobody keeps the money of such an order. */
export const escrowProducts = (
  terms: Pick<PaymentTerms, 'escrow'>,
  lines: readonly Line[],
): readonly EscrowProduct[] | null =>
  hasEscrow(terms, lines)
    ? lines.map(({ no, item_id, name, unit_price, quantity }) => ({
        id: String(no),
        name: name.slice(0, 100),
        code: item_id,
        unitPrice: unit_price,
        quantity,
      }))
    : null;

/** The provider gives back no part of what it keeps before the buyer has confirmed: a person does. */
export const escrowPart = 'ESCROW_PART';
