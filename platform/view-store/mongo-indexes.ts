import { type Collection, MongoServerError } from 'mongodb';
import { bounded, unhurried } from '../mongo/patience.ts';
import { columnOf, type MongoRow } from './mongo-row.ts';
import type { ViewDefinition } from './view-store.ts';

interface RowIndex {
  readonly name: string;
  readonly key: Readonly<Record<string, number>>;
  readonly options?: { readonly sparse: true; readonly expireAfterSeconds: number };
}

/**
 * What was removed is remembered for a week. Projections do not write what lies before their checkpoint, so an older write
 * can only come from a process that was paused amid it for all that time.
 */
const forgetting = { sparse: true, expireAfterSeconds: 7 * 24 * 60 * 60 } as const;

/**
 * Ends all names, and is to be raised with what an index is made of: MongoDB refuses another index under a name that is
 * taken. The first format had no number; an index of it that is made of the same stays.
 */
const format = 2;

/** Each index ends with `gone` and the key, so that neither sorting a page nor counting needs the documents. */
const indexesOf = ({ indexes, search }: ViewDefinition): readonly RowIndex[] =>
  [
    ...indexes.map((fields) => ({
      name: ['by', ...fields].join('.'),
      key: Object.fromEntries([...fields.map((field) => [columnOf(field), 1] as const), ['_id', 1], ['gone', 1]]),
    })),
    ...(search ? [{ name: 'pairs', key: { pairs: 1 } }] : []),
    { name: 'gone', key: { gone: 1, _id: 1 } },
    { name: 'goneAt', key: { goneAt: 1 }, options: forgetting },
  ].map((index) => ({ ...index, name: `${index.name}.${format}` }));

const [noCollection, noIndex] = [26, 27];
const unless = (code: number) => (error: unknown) => {
  if (!(error instanceof MongoServerError) || error.code !== code) throw error;
};

/** Undefined where there is no such collection. */
export const listIndexes = async (rows: Collection<MongoRow>): Promise<readonly RowIndex[] | undefined> => {
  const listed = await rows.listIndexes(bounded).toArray().catch(unless(noCollection));
  return listed && listed.length > 0 ? listed.map(({ name, key }) => ({ name, key })) : undefined;
};

/** The order of an index's fields matters. */
const isSame = (one: RowIndex, other: RowIndex) => JSON.stringify(one.key) === JSON.stringify(other.key);

/** Makes the indexes of a view that are not there, and with them its collection, then drops those of others. */
export const updateIndexes = async (rows: Collection<MongoRow>, view: ViewDefinition): Promise<void> => {
  const [wanted, there] = [indexesOf(view), (await listIndexes(rows)) ?? []];
  const missing = wanted.filter((index) => !there.some((one) => isSame(one, index)));
  // What an older program has removed has no time yet.
  if (there.length > 0 && missing.some(({ key }) => 'goneAt' in key))
    await rows.updateMany({ gone: true, goneAt: { $exists: false } }, { $currentDate: { goneAt: true } }, unhurried);
  if (missing.length > 0)
    await rows.createIndexes(
      missing.map(({ name, key, options }) => ({ name, key: { ...key }, ...options })),
      unhurried,
    );
  for (const { name, key } of there)
    if (name !== '_id_' && !wanted.some((index) => isSame(index, { name, key })))
      await rows.dropIndex(name).catch(unless(noIndex));
};
