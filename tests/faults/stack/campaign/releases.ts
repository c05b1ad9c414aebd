import { vi } from 'vitest';
import type { MongoCommand } from '../../../support/mongo-proxy.ts';
import type { SourceChange } from '../../../support/stack/release.ts';
import { copiesOf, patience, untilOpen } from '../processes.ts';
import type { Disturbance } from './disturbance.ts';
import type { Ground } from './ground.ts';
import { killAt } from './kill-at.ts';

const [higher, builds] = [77, 1_000];
const views = {
  comment: 'tracker/comment/comment',
  issue: 'tracker/issue/issue',
  order: 'shop/order/order',
  item: 'shop/item/item',
} as const;
type View = keyof typeof views;
const names = Object.keys(views) as View[];

/** A release with higher versions of some projections, which fold as they did. */
export const higherVersions: readonly SourceChange[] = names.map((name) => ({
  file: `projectors/${views[name]}.projection.ts`,
  from: /version: \d+/,
  to: `version: ${higher}`,
}));

interface StoredView {
  readonly _id: string;
  /** The collection that readers see: `view.<name>.<stored version>.<something>`. */
  readonly live?: string;
}

const isOfHigher = (collection: string) => Number(collection.split('.')[2]) >= higher * builds;
export const liveOf = async ({ db }: Ground, name: View) =>
  (await db.collection<StoredView>('views').findOne({ _id: name }))?.live ?? '';
const isHigher = async (ground: Ground) => isOfHigher(await liveOf(ground, names[0] as View));

const amidBuild = (name: View, toHigher: boolean) => (command: MongoCommand) => {
  const collection = String(command.body[command.name]);
  return collection.startsWith(`view.${name}.`) && isOfHigher(collection) === toHigher;
};
const amidSwap =
  () =>
  ({ name, body }: MongoCommand) =>
    name === 'update' && body['update'] === 'views' && JSON.stringify(body['updates']).includes('"live":"view.');

/** The projectors are killed and come back as another release, forth or back, which builds its versions. */
const begin = async ({ stack, releases }: Ground, toHigher: boolean): Promise<number> => {
  await releases.running.upgradeTo(toHigher ? releases.next : releases.current);
  const old = await copiesOf(stack, 'projectors');
  for (const { pid } of old) process.kill(pid, 'SIGKILL');
  return old.length;
};
const untilSwapped = async (ground: Ground, toHigher: boolean) => {
  const isSwapped = async () =>
    (await Promise.all(names.map((name) => liveOf(ground, name)))).every((live) => isOfHigher(live) === toHigher);
  await vi.waitUntil(isSwapped, patience);
  await untilOpen(...(await copiesOf(ground.stack, 'projectors')).map(({ url }) => url));
};

/** Some views are built anew as an upgrade does it, or a step back. */
export const rebuildByUpgrade = async (ground: Ground): Promise<void> => {
  const toHigher = !(await isHigher(ground));
  await begin(ground, toHigher);
  await untilSwapped(ground, toHigher);
};

/** At a certain command of theirs to MongoDB they are killed again. */
const swapWith =
  (moment: (name: View, toHigher: boolean) => (command: MongoCommand) => boolean): Disturbance['happen'] =>
  async (ground) => {
    const toHigher = !(await isHigher(ground));
    const armed = killAt(ground, 'projectors', moment(ground.choose.pick(names), toHigher));
    const [killed, begun] = await Promise.all([armed, begin(ground, toHigher)]);
    await untilSwapped(ground, toHigher);
    return { kills: begun + killed, saw: toHigher ? 'forth' : 'back' };
  };

export const releases: readonly Disturbance[] = [
  { name: 'projectors of another release are killed amid a build', weight: 3, happen: swapWith(amidBuild) },
  { name: 'projectors of another release are killed amid a swap', weight: 3, happen: swapWith(amidSwap) },
];
