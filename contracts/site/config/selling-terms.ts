import { z } from 'zod';
import { line } from '../../kernel/fields.ts';

const hours = z.int().min(1).max(720);

/**
 * How the shop sells. `recharge`: whether cancelling a part below the free amount, or the minimum of a discount, costs what
 * was spared before. `point_percent` of what was paid is earned; 5 at most, which books leave beside their discount.
 * `deposit_hours` a virtual account holds stock, `scarce_hours` where an order takes `scarce_percent` of what is left.
 */
export const pointTerms = z.object({ point_percent: z.int().min(0).max(5) });
const limits = z.object({
  recharge: z.enum(['keep', 'charge']),
  deposit_hours: hours,
  scarce_hours: hours,
  scarce_percent: z.int().min(1).max(100),
});
type Limits = z.infer<typeof limits>;
const isScarceShorter = ({ deposit_hours, scarce_hours }: Limits) => scarce_hours <= deposit_hours;
/** The same without points, as a form of their own fills it in. */
export const limitTerms = limits.refine(isScarceShorter, { path: ['scarce_hours'] });
export const sellingTerms = limits.extend(pointTerms.shape).refine(isScarceShorter, { path: ['scarce_hours'] });
export type SellingTerms = z.infer<typeof sellingTerms>;

/** Until an administrator says otherwise. */
export const firstSellingTerms: SellingTerms = {
  recharge: 'keep',
  point_percent: 1,
  deposit_hours: 24,
  scarce_hours: 3,
  scarce_percent: 50,
};

/**
 * When goods arrive, in business days after the order: `from_days` to `until_days`. What is ordered from `cutoff` on,
 * an hour in Asia/Seoul, counts as ordered the next day. `pickup`: where goods can be fetched, empty for nowhere, and at which hours.
 */
export const deliveryTerms = z
  .object({
    from_days: z.int().min(0).max(60),
    until_days: z.int().min(0).max(90),
    cutoff: z.int().min(0).max(24),
    pickup: line(120).or(z.literal('')),
    pickup_hours: line(60).or(z.literal('')).default(''),
  })
  .refine(({ from_days, until_days }) => from_days <= until_days, { path: ['until_days'] });
export type DeliveryTerms = z.infer<typeof deliveryTerms>;

/** Until an administrator says otherwise. */
export const firstDeliveryTerms: DeliveryTerms = {
  from_days: 2,
  until_days: 3,
  cutoff: 15,
  pickup: '',
  pickup_hours: '',
};
