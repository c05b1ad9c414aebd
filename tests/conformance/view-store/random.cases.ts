import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { FindOptions, Scalar, Sort, SortPlace, Where } from '@maru/platform/view-store/view-store';
import { referenceFind } from './reference.ts';
import { liveView, type Sample, sampleView } from './sample-view.ts';
import type { OpenViewStore } from './view-store.conformance.ts';
import { eachWithStore } from './with-store.ts';

const letters = fc.constantFrom('가', '나', '다', 'a', 'B', 'b', 'ㅏ', '😀', '％', '%', '_', '"', ' ');
const words = fc.string({ unit: letters, maxLength: 6 });
const kinds = fc.constantFrom('', 'a', 'B', 'b', '가', '나\u0001', '\uffee', '😀');
const numbers = fc.constantFrom(-1.5, -1, 0, 0.1, 1, 2, 1_700_000_000_000);
const id = fc.integer({ min: 0, max: 30 }).map((n) => `d${n}`);
const maybe = <T>(values: fc.Arbitrary<T>) => fc.option(values, { freq: 4 });

const sample: fc.Arbitrary<Sample> = fc.record(
  {
    id,
    kind: maybe(kinds),
    rank: maybe(numbers),
    score: maybe(numbers),
    open: maybe(fc.boolean()),
    title: maybe(words),
    note: maybe(words),
  },
  { requiredKeys: ['id'] },
);

const condition = <T extends string | number>(values: fc.Arbitrary<T>) =>
  fc.oneof(
    maybe(values),
    fc.record(
      { in: fc.array(maybe(values), { maxLength: 5 }), gt: values, gte: values, lt: values, lte: values },
      { requiredKeys: [] },
    ),
  );

const where: fc.Arbitrary<Where> = fc.record(
  {
    kind: condition(kinds),
    rank: condition(numbers),
    score: condition(numbers),
    open: fc.oneof(maybe(fc.boolean()), fc.record({ in: fc.array(maybe(fc.boolean())) })),
  },
  { requiredKeys: [] },
);

const sort: fc.Arbitrary<Sort[]> = fc.array(
  fc.record({
    field: fc.constantFrom('kind', 'rank', 'score', 'open', 'title'),
    direction: fc.constantFrom('asc', 'desc'),
  }),
  { maxLength: 3 },
);

const valuesOfField = {
  kind: maybe(kinds),
  rank: maybe(numbers),
  score: maybe(numbers),
  open: maybe(fc.boolean()),
  title: maybe(words),
} as const;
const place = (by: readonly Sort[]): fc.Arbitrary<SortPlace> =>
  fc
    .record({ row: fc.record<Record<string, Scalar>>(valuesOfField), id })
    .map(({ row, id: at }) => ({ values: by.map(({ field }) => row[field] ?? null), id: at }));
/** A sort, and maybe a place in it where a page begins or ends. */
const ordered: fc.Arbitrary<Pick<FindOptions, 'sort' | 'after' | 'before'>> = sort.chain((by) =>
  fc.oneof(
    fc.constant({ sort: by }),
    place(by).map((after) => ({ sort: by, after })),
    place(by).map((before) => ({ sort: by, before })),
  ),
);

const asked: fc.Arbitrary<FindOptions> = fc.record(
  {
    where,
    text: fc.string({ unit: letters, minLength: 2, maxLength: 3 }),
    limit: fc.integer({ min: 0, max: 8 }),
    offset: fc.integer({ min: 0, max: 5 }),
    afterId: id,
  },
  { requiredKeys: ['limit'] },
);
const question = fc.tuple(asked, fc.option(ordered)).map(([options, by]): FindOptions => ({ ...options, ...by }));

const change = fc.oneof({ weight: 4, arbitrary: sample }, { weight: 1, arbitrary: id.map((gone) => ({ gone })) });

export function randomCases(open: OpenViewStore): void {
  const { store } = eachWithStore(open);

  it('finds and counts as a plain filter over all documents does, before and after writes', async () => {
    const property = fc.asyncProperty(
      fc.array(sample, { maxLength: 40 }),
      fc.array(fc.array(change, { maxLength: 6 }), { maxLength: 3 }),
      fc.array(question, { minLength: 1, maxLength: 6 }),
      async (built, batches, questions) => {
        const view = sampleView();
        const { docs } = await liveView(store(), built, view);
        const known = new Map(built.map((doc) => [doc.id, doc]));
        const agree = async () => {
          const all = [...known.values()];
          for (const options of questions) {
            const matching = {
              ...(options.where && { where: options.where }),
              ...(options.text && { text: options.text }),
            };
            const found = (await docs.find<Sample>(options)).map(({ doc }) => doc);
            expect(found).toEqual(referenceFind(all, view.search ?? [], options));
            expect(await docs.count(matching)).toBe(
              referenceFind(all, view.search ?? [], { ...matching, limit: Infinity }).length,
            );
          }
        };
        await agree();
        let position = built.length;
        for (const batch of batches) {
          const writes = batch.map((one) =>
            'gone' in one
              ? { id: one.gone, doc: null, position: ++position }
              : { id: one.id, doc: one, position: ++position },
          );
          for (const { id: key, doc } of writes)
            if (doc) known.set(key, doc);
            else known.delete(key);
          await store().write(view.name, 1, writes, position);
          await agree();
        }
        await store().drop(view.name, 1);
      },
    );
    await fc.assert(property, { numRuns: 60 });
  });
}
