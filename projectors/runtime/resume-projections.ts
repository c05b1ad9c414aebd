import type { Builder } from './builder.ts';
import type { Feed } from './feed.ts';
import type { ProjectionBuild } from './projection-build.ts';
import { type Owner, whileOwned } from './owner.ts';
import type { Runtime } from './runtime.ts';
import { type Standing, standingOf } from './versions.ts';

export const resumeProjections =
  (runtime: Runtime, feed: Feed, builder: Builder) =>
  async (owners: readonly Owner[]): Promise<void> => {
    const standings = (await Promise.all(owners.map((owner) => takeOver(runtime, owner)))).filter(
      (one) => one !== undefined,
    );
    const live = standings.flatMap((one) => one.live ?? []);
    const building = standings.flatMap((one) => one.building ?? []);
    if (live.length > 0) await inherit(runtime, live);
    feed.change({ add: live, remove: [] });
    for (const build of live) runtime.retryParked(build);
    if (building.length === 0) return;
    builder.first(building).catch((err: unknown) => runtime.log.error({ err }, 'views were not built'));
  };

/** An earlier owner may have died between writing and announcing, at the latest at the head of the log. */
const inherit = async ({ bus, events }: Runtime, live: readonly ProjectionBuild[]) => {
  const head = await events.head();
  for (const build of live) build.pendingPosition = head;
  await bus.lost();
};

const takeOver = (runtime: Runtime, owner: Owner): Promise<Standing | undefined> =>
  whileOwned(owner, async () => {
    const { views, parking } = runtime;
    const standing = await standingOf(runtime, owner);
    for (const version of standing.obsolete) await views.drop(owner.projection.name, version, owner.token);
    for (const build of [standing.live, standing.building]) if (build) await parking.load(build);
    return standing;
  });
