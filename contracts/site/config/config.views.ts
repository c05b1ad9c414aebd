import { z } from 'zod';
import { businessInfo, shippingRates } from './config.fields.ts';

/** What is set for the whole site; anyone may read it. `revision` is -1 before anything was set. */
export const siteConfig = z.object({ business: businessInfo.nullable(), shipping: shippingRates, revision: z.int() });
export type SiteConfig = z.infer<typeof siteConfig>;
