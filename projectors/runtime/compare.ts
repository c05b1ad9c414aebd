import { isDeepStrictEqual } from 'node:util';
import { setImmediate } from 'node:timers/promises';
import type { Stored, ViewCollection } from '@maru/platform/view-store/view-store';
import type { Versioned } from './projection.ts';

export interface Difference {
  readonly view: string;
  readonly id: string;
  readonly live: object | undefined;
  readonly rebuilt: object | undefined;
}

const pageSize = 250;
/** Beyond this many something is wrong with the whole view, and a longer list tells no more. */
const maxSuspects = 10_000;

/** By id, so that the last page of a long view costs what the first does, whatever is written meanwhile. */
async function* pagesOf(documents: ViewCollection): AsyncGenerator<readonly Stored<Versioned>[]> {
  for (let afterId: string | undefined = ''; afterId !== undefined;) {
    const page: readonly Stored<Versioned>[] = await documents.find<Versioned>({ limit: pageSize, afterId });
    if (page.length > 0) yield page;
    afterId = page.length < pageSize ? undefined : page.at(-1)?.doc.id;
    await setImmediate();
  }
}

const unmatchedIds = async (left: ViewCollection, right: ViewCollection): Promise<string[]> => {
  const ids: string[] = [];
  for await (const page of pagesOf(left)) {
    const others = new Map(
      (await right.getMany<Versioned>(page.map(({ doc }) => doc.id))).map(({ doc }) => [doc.id, doc]),
    );
    for (const { doc } of page) if (!isDeepStrictEqual(others.get(doc.id), doc)) ids.push(doc.id);
    if (ids.length >= maxSuspects) return ids;
  }
  return ids;
};

/** Ids that differ between two versions of a view; while either moves, some of them only seem to. */
export const suspects = async (live: ViewCollection, rebuilt: ViewCollection): Promise<readonly string[]> => {
  const ids = new Set(await unmatchedIds(live, rebuilt));
  // The other way round only finds documents that are in one version alone.
  if ((await live.count({})) !== (await rebuilt.count({})) || ids.size > 0)
    for (const id of await unmatchedIds(rebuilt, live)) ids.add(id);
  return [...ids];
};

export const differences = async (
  view: string,
  ids: readonly string[],
  versions: { live: ViewCollection; rebuilt: ViewCollection },
): Promise<readonly Difference[]> => {
  const byId = async (documents: ViewCollection) =>
    new Map((await documents.getMany<Versioned>(ids)).map(({ doc }) => [doc.id, doc]));
  if (ids.length === 0) return [];
  const [live, rebuilt] = [await byId(versions.live), await byId(versions.rebuilt)];
  return ids
    .map((id): Difference => ({ view, id, live: live.get(id), rebuilt: rebuilt.get(id) }))
    .filter((one) => !isDeepStrictEqual(one.live, one.rebuilt));
};
