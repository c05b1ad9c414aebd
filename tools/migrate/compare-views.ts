import type { Stored, ViewCollection, ViewStore } from '@maru/platform/view-store/view-store';
import { projections } from '@maru/projectors/compose';
import { suspects } from '@maru/projectors/runtime/compare';
import type { LogPlace } from '../log/log-place.ts';
import type { MigrateOptions } from './options.ts';
import { keepServerOff, openViews } from './sides.ts';

/** Compares the live views of both sides, which nobody writes meanwhile. False when a document differs. */
export const compareViews = async ({ from, to, mongo }: MigrateOptions): Promise<boolean> => {
  // Embedded views belong to one process.
  const locks = [from, to].map(keepServerOff);
  try {
    return await withViews(from, mongo.from, (here) => withViews(to, mongo.to, (there) => comparedAll(here, there)));
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

const comparedAll = async (here: ViewStore, there: ViewStore): Promise<boolean> => {
  let same = true;
  for (const { name } of projections) same = (await compared(name, here, there)) && same;
  return same;
};

const compared = async (name: string, here: ViewStore, there: ViewStore): Promise<boolean> => {
  const [source, target] = [await liveOf(here, name), await liveOf(there, name)];
  if (!source || !target) {
    console.error(`${name}: not built yet in the ${source ? 'target' : 'source'}`);
    return false;
  }
  const differing = await suspects(source, target);
  console.log(`${name}: ${await source.count({})} documents, ${differing.length} differ`);
  for (const id of differing.slice(0, 20)) console.error(`  ${id}`);
  return differing.length === 0;
};

const liveOf = async (views: ViewStore, name: string): Promise<ViewCollection | undefined> => {
  const live = (await views.versions(name)).find(({ status }) => status === 'live');
  return live && anywhere(views.version(name, live.version));
};

/** The same documents as if all stood at one position: each engine has its own. */
const anywhere = (documents: ViewCollection): ViewCollection => ({
  ...documents,
  count: (options) => documents.count(options),
  find: async <D extends { readonly id: string }>(options: Parameters<ViewCollection['find']>[0]) =>
    (await documents.find<D>(options)).map(placeless),
  getMany: async <D extends { readonly id: string }>(ids: readonly string[]) =>
    (await documents.getMany<D>(ids)).map(placeless),
});

const placeless = <D extends { readonly id: string }>({ doc }: Stored<D>): Stored<D> => ({
  doc: { ...doc, position: 0 },
  position: 0,
});
