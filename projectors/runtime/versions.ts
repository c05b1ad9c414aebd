import { UnknownView, type ViewStore } from '@maru/platform/view-store/view-store';
import { type ProjectionBuild, buildOf, isOfAnotherLog } from './projection-build.ts';
import type { Owner } from './owner.ts';
import type { AnyProjection } from './projection.ts';
import type { Runtime } from './runtime.ts';
import { firstBuildVersion, isTrial, nextBuildVersion, projectionVersion } from './stored-version.ts';

export interface Standing {
  readonly live: ProjectionBuild | undefined;
  /** From scratch, or from where a build was left. */
  readonly building: ProjectionBuild | undefined;
  /** Not those of other projection versions, which may be another process's, nor a trial: a swap drops them. */
  readonly obsolete: readonly number[];
}

const define = (views: ViewStore, { name, view }: AnyProjection, version: number) =>
  views.define({ name, version, ...view });

/** A live version that was made from another log than this one is built anew, beside it. */
export const standingOf = async (runtime: Runtime, owner: Owner): Promise<Standing> => {
  const { views } = runtime;
  const { projection } = owner;
  const stored = await views.versions(projection.name);
  const current = stored
    .filter(({ version }) => projectionVersion(version) === projection.version)
    .toSorted((a, b) => a.version - b.version);
  const shown = current.find(({ status }) => status === 'live');
  const resumed = async (one: { readonly version: number } | undefined) =>
    one && whereOfThisLog(runtime, await resumedBuild(views, owner, one.version));
  const live = await resumed(shown);
  const unfinished = live ? undefined : current.findLast((one) => one !== shown && !isTrial(one.version));
  const next = shown ? nextBuildVersion(shown.version) : firstBuildVersion(projection);
  return {
    live,
    building: live
      ? undefined
      : ((await resumed(unfinished)) ?? (await newBuild(views, owner, unfinished?.version ?? next))),
    obsolete: current
      .filter((one) => one !== shown && one !== unfinished && !isTrial(one.version))
      .map(({ version }) => version),
  };
};

const whereOfThisLog = async (runtime: Runtime, build: ProjectionBuild): Promise<ProjectionBuild | undefined> => {
  if (!(await isOfAnotherLog(runtime.events, build))) return build;
  const { projection, version, position, event } = build;
  runtime.metrics.countDiverged(build);
  runtime.log.error(
    { projection: projection.name, version, position, event },
    'this log is not the one that the view was made from, building it anew',
  );
  return undefined;
};

/** Fenced before it is read: whoever had it before changes nothing behind the back of the build. */
const resumedBuild = async (views: ViewStore, owner: Owner, version: number): Promise<ProjectionBuild> => {
  const { name } = owner.projection;
  await define(views, owner.projection, version);
  await views.write(name, version, [], 0, owner.token);
  const checkpoint = await views.checkpoint(name, version);
  if (!checkpoint) throw new UnknownView(`version ${version} of the view ${name} has just been dropped`);
  return buildOf(owner, version, checkpoint);
};

export const newBuild = async (views: ViewStore, owner: Owner, version: number): Promise<ProjectionBuild> => {
  await emptyVersion(views, owner, version);
  return buildOf(owner, version, { position: 0, status: 'building' });
};

export const emptyVersion = async (views: ViewStore, { projection, token }: Owner, version: number): Promise<void> => {
  await views.drop(projection.name, version, token);
  await define(views, projection, version);
  await views.write(projection.name, version, [], 0, token);
};

export const rebuildOf = (views: ViewStore, live: ProjectionBuild): Promise<ProjectionBuild> =>
  newBuild(views, live.owner, nextBuildVersion(live.version));
