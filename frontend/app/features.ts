import { identityFeature } from '../identity/identity.feature.ts';
import { trackerFeature } from '../tracker/tracker.feature.ts';
import type { Feature } from './feature.ts';
import { homeFeature } from './home/home.feature.ts';

/** Every context of the application; the only place that names them all. */
export const features: readonly Feature[] = [homeFeature, identityFeature, trackerFeature];
