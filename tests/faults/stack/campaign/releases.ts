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
const liveOf = async ({ db }: Ground, name: View) =>
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

/**
 * The projectors are killed and come back as another release, forth or back; at a certain command of theirs to MongoDB
 * they are killed again.
 */
const swapWith =
  (moment: (name: View, toHigher: boolean) => (command: MongoCommand) => boolean): Disturbance['happen'] =>
  async (ground) => {
    const { stack, choose, releases } = ground;
    const toHigher = !(await isHigher(ground));
    await releases.running.upgradeTo(toHigher ? releases.next : releases.current);
    const old = await copiesOf(stack, 'projectors');
    const armed = killAt(ground, 'projectors', moment(choose.pick(names), toHigher));
    for (const { pid } of old) process.kill(pid, 'SIGKILL');
    const killed = await armed;
    const isSwapped = async () =>
      (await Promise.all(names.map((name) => liveOf(ground, name)))).every((live) => isOfHigher(live) === toHigher);
    await vi.waitUntil(isSwapped, patience);
    await untilOpen(...(await copiesOf(stack, 'projectors')).map(({ url }) => url));
    return { kills: old.length + killed, saw: toHigher ? 'forth' : 'back' };
  };

export const releases: readonly Disturbance[] = [
  { name: 'projectors of another release are killed amid a build', weight: 3, happen: swapWith(amidBuild) },
  { name: 'projectors of another release are killed amid a swap', weight: 3, happen: swapWith(amidSwap) },
];
