import { z } from 'zod';
import { documentBase } from '../../kernel/fields.ts';
import { announcedAgreement, keptAgreement } from '../agreement/agreement.views.ts';
import { siteNotice } from '../notice/notice.views.ts';
import { slide } from '../slide/slide.views.ts';
import { businessInfo, returnTerms, shippingRates } from './config.fields.ts';
import { paymentTerms } from './payment-terms.ts';
import { remoteAreas } from './remote-areas.ts';
import { deliveryTerms, sellingTerms } from './selling-terms.ts';
import { shippingBundles } from './shipping-bundles.ts';

/** What is set for the whole site; anyone may read it. `revision` is -1 before anything was set. */
export const siteConfig = z.object({
  business: businessInfo.nullable(),
  shipping: shippingRates,
  bundles: shippingBundles.readonly(),
  returns: returnTerms,
  areas: remoteAreas.readonly(),
  selling: sellingTerms,
  delivery: deliveryTerms,
  payment: paymentTerms,
  revision: z.int(),
});
export type SiteConfig = z.infer<typeof siteConfig>;

/** As everybody reads it: with the texts that are about to change. */
export const openSiteConfig = siteConfig.extend({ announced: z.array(announcedAgreement) });
export type OpenSiteConfig = z.infer<typeof openSiteConfig>;

/** The view `site`, and the id of its one document. */
export const siteView = 'site';

/** One document, since its parts change seldom and are read together. Revisions are those of the streams. */
export const siteDocument = siteConfig
  .omit({ revision: true })
  .extend({
    ...documentBase,
    config_revision: siteConfig.shape.revision,
    slides: slide.array(),
    notices: siteNotice.array(),
    agreements: keptAgreement.array(),
  });
export type SiteDocument = z.infer<typeof siteDocument>;
