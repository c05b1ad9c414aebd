import type { ViewStore } from '@maru/platform/view-store/view-store';
import type { AnyProjection } from './projection.ts';

/**
 * The view store knows versions by one number. Ours hold the projection's version and which build of it this is, so
 * that the same version can be built once more beside itself.
 */
const builds = 1_000;
/** Replacement kept free for comparisons that are thrown away. */
const trialBuild = builds - 1;

export const firstBuildVersion = (projection: AnyProjection) => projection.version * builds;
export const trialOf = (projection: AnyProjection) => projection.version * builds + trialBuild;
export const projectionVersion = (stored: number) => Math.floor(stored / builds);
export const isTrial = (stored: number) => stored % builds === trialBuild;
/** The build after this one, of the same projection version. */
export const nextBuildVersion = (stored: number) =>
  projectionVersion(stored) * builds + (((stored % builds) + 1) % trialBuild);

/** The version that readers see. */
export const liveVersion = async (views: ViewStore, name: string) =>
  (await views.versions(name)).find(({ status }) => status === 'live');
