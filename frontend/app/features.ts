import { addinFeature } from '../addin/addin.feature.ts';
import { identityFeature } from '../identity/identity.feature.ts';
import { shopFeature } from '../shop/shop.feature.ts';
import { siteFeature } from '../site/site.feature.ts';
import { trackerFeature } from '../tracker/tracker.feature.ts';
import { adminFeature } from './admin/admin.feature.ts';
import type { Feature } from '../kernel/feature.ts';
import { homeFeature } from './home/home.feature.ts';

/** Every context of the application; the only place that names them all. */
export const features: readonly Feature[] = [
  homeFeature([siteFeature]),
  identityFeature,
  shopFeature,
  siteFeature,
  trackerFeature,
  addinFeature,
  adminFeature,
];
