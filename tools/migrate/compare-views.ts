import type { Stored, ViewCollection, ViewStore } from '@maru/platform/view-store/view-store';
import { projections } from '@maru/projectors/compose';
import { suspects } from '@maru/projectors/runtime/compare';
import type { LogPlace } from '../log/log-place.ts';
import type { MigrateOptions } from './options.ts';
import { lockLog, openViews } from './sides.ts';

export const compareViews = async ({ from, to, mongo }: MigrateOptions): Promise<boolean> => {
  // Embedded views belong to one process.
  const locks = [from, to].map(lockLog);
  try {
    return await withViews(from, mongo.from, (here) => withViews(to, mongo.to, (there) => compareAll(here, there)));
  } finally {
    for (const lock of locks) lock.release();
  }
};

const withViews = async <T>(
  place: LogPlace,
  mongo: string | undefined,
  work: (views: ViewStore) => Promise<T>,
): Promise<T> => {
  const views = await openViews(place, mongo);
  if (!views) throw new Error(`${place.name} has no views, or where they are is not known (--files)`);
  try {
    return await work(views);
  } finally {
    await views.close();
  }
};

const compareAll = async (here: ViewStore, there: ViewStore): Promise<boolean> => {
  let same = true;
  for (const { name } of projections) same = (await compareView(name, here, there)) && same;
  return same;
};

const compareView = async (name: string, here: ViewStore, there: ViewStore): Promise<boolean> => {
  const [source, target] = [await liveOf(here, name), await liveOf(there, name)];
  if (!source || !target) {
    console.error(`${name}: not built yet in the ${source ? 'target' : 'source'}`);
    return false;
  }
  const conflicts = await suspects(source, target);
  console.log(`${name}: ${await source.count({})} documents, ${conflicts.length} differ`);
  for (const id of conflicts.slice(0, 20)) console.error(`  ${id}`);
  return conflicts.length === 0;
};

const liveOf = async (views: ViewStore, name: string): Promise<ViewCollection | undefined> => {
  const live = (await views.versions(name)).find(({ status }) => status === 'live');
  return live && withoutPositions(views.version(name, live.version));
};

/** The same documents as if all stood at one position: each engine has its own. */
const withoutPositions = (documents: ViewCollection): ViewCollection => ({
  ...documents,
  count: (options) => documents.count(options),
  find: async <D extends { readonly id: string }>(options: Parameters<ViewCollection['find']>[0]) =>
    (await documents.find<D>(options)).map(withoutPosition),
  getMany: async <D extends { readonly id: string }>(ids: readonly string[]) =>
    (await documents.getMany<D>(ids)).map(withoutPosition),
});

const withoutPosition = <D extends { readonly id: string }>({ doc }: Stored<D>): Stored<D> => ({
  doc: { ...doc, position: 0 },
  position: 0,
});
