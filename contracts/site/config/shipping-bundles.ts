import { z } from 'zod';
import { id, line } from '../../kernel/fields.ts';
import { type ShippingRates, shippingRates } from './config.fields.ts';

/** 묶음 배송 그룹: items that go together, at rates of their own in won. Its id says which, whatever it is called. */
export const shippingBundle = z.object({ id, name: line(30), ...shippingRates.omit({ island_fee: true }).shape });
export type ShippingBundle = z.infer<typeof shippingBundle>;

const areDifferent = (values: readonly string[]) => new Set(values).size === values.length;
/** Those beside the basic bundle, which has the shop's usual rates and every item that names no other. */
export const shippingBundles = z
  .array(shippingBundle)
  .max(50)
  .refine((bundles) => areDifferent(bundles.map((bundle) => bundle.id)))
  .refine((bundles) => areDifferent(bundles.map(({ name }) => name)));

/** Undefined for the basic bundle, in which also goes what named one that is no more. */
export const bundleOf = <B extends Pick<ShippingBundle, 'id'>>(
  bundleId: string | undefined,
  bundles: readonly B[],
): B | undefined => bundles.find((bundle) => bundle.id === bundleId);

/** What a parcel costs, and from which amount it costs nothing. */
export type ParcelRates = Pick<ShippingRates, 'fee' | 'free_from'>;
