import type { Leases } from '@maru/platform/lease/lease';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { AnyProjection } from './projection.ts';
import { projectionVersion } from './stored-version.ts';

/**
 * The name of the lease under which a projection runs. Versions have their own, so that two of them may be built and
 * live side by side.
 */
export const leaseOf = ({ name, version }: Pick<AnyProjection, 'name' | 'version'>) => `projection:${name}@${version}`;

/**
 * Whether a newer version of the projection is what readers see, or will be the first they see, and some process looks
 * after it. When nobody does, a release was taken back, and the older version is built again. Takes a while where a
 * lease has to be watched.
 */
export const isOutdated = async (
  views: ViewStore,
  leases: Leases,
  { name, version }: AnyProjection,
): Promise<boolean> => {
  const stored = await views.versions(name);
  const live = stored.filter(({ status }) => status === 'live');
  const newest = Math.max(0, ...(live.length > 0 ? live : stored).map((one) => projectionVersion(one.version)));
  return newest > version && leases.held(leaseOf({ name, version: newest }));
};
