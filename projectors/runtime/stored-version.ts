import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { AnyProjection } from './projection.ts';
import type { Leases } from '@maru/platform/lease/lease';
import { projectionLease } from '@maru/platform/lease/lease-names';

/** A stored version holds the projection's version and a build number, so one can be built beside itself. */
const builds = 1_000;
const trialBuild = builds - 1;

export const firstBuildVersion = (projection: AnyProjection) => projection.version * builds;
export const trialOf = (projection: AnyProjection) => projection.version * builds + trialBuild;
export const projectionVersion = (stored: number) => Math.floor(stored / builds);
export const isTrial = (stored: number) => stored % builds === trialBuild;
export const nextBuildVersion = (stored: number) =>
  projectionVersion(stored) * builds + (((stored % builds) + 1) % trialBuild);

export const liveVersion = async (views: ViewStore, name: string) =>
  (await views.versions(name)).find(({ status }) => status === 'live');

/** A newer version counts while a process looks after it; when none does, a release was taken back. */
export const isOutdated = async (
  views: ViewStore,
  leases: Leases,
  { name, version }: AnyProjection,
): Promise<boolean> => {
  const stored = await views.versions(name);
  const live = stored.filter(({ status }) => status === 'live');
  const newest = Math.max(0, ...(live.length > 0 ? live : stored).map((one) => projectionVersion(one.version)));
  return newest > version && leases.held(projectionLease({ name, version: newest }));
};
