import { type ItemEvent, itemStream } from '@maru/contracts/shop/item/item.events';
import { itemExamples } from '@maru/contracts/shop/item/item.examples';
import { itemListQuery, itemQueries } from '@maru/contracts/shop/item/item.queries';
import { synonymView } from '@maru/contracts/shop/synonym/synonym.views';
import { fixedClock } from '@maru/platform/clock/fixed-clock';
import type { ViewStore } from '@maru/platform/view-store/view-store';
import { synonymProjection } from '@maru/projectors/shop/synonym/synonym.projection';
import { itemProjection } from '@maru/projectors/shop/item/item.projection';
import { foldEvents } from '@maru/projectors/testing/fold-events';
import { recorder } from '@maru/projectors/testing/record';
import type { QueryContext } from '@maru/query-api/http/query-handler';
import { relatedItems } from '@maru/query-api/shop/item/related-items';
import { itemList } from '@maru/query-api/shop/item/item-list';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const shelf = {
  a: ['두꺼운 코튼 명함', '600g 코튼지에 눌러 찍어요', '명함'],
  b: ['재생지 명함', '고지 100 %로 만든 종이', '명함'],
  c: ['설계마루 애드인 프로', 'Revit 안에서 검토 요청을 보내요', '애드인'],
  d: ['철골 접합 상세 노트', '볼트와 용접', '도서'],
  e: ['창문용 암막커튼', '', '인테리어'],
} as const;
const added = ([id, [name, summary, category]]: readonly [string, readonly [string, string, string]]): ItemEvent => ({
  type: 'ItemAdded',
  data: { ...itemExamples.ItemAdded.data, id, name, summary, category },
});

const store = async (views: ViewStore) => {
  const record = recorder();
  const events = Object.entries(shelf).map((one) => record(itemStream(one[0]), added(one)));
  const docs = [...foldEvents(itemProjection, events)] as readonly [string, { id: string; position: number }][];
  const { name, version } = itemProjection;
  await views.define({ name, version, ...itemProjection.view });
  const writes = docs.map(([id, doc]) => ({ id, doc, position: doc.position }));
  await views.write(name, version, writes, docs.length);
  await views.swap(name, version);
  const groups = { id: synonymView, groups: [{ id: 'g', words: ['애드인', '플러그인', 'Add-in'] }] };
  await views.define({ name: synonymView, version: 1, ...synonymProjection.view });
  await views.write(synonymView, 1, [{ id: synonymView, doc: groups, position: 1 }], 1);
  await views.swap(synonymView, 1);
};

const found: readonly (readonly [
  text: string,
  ids: string,
  understood?: object | null,
  suggestions?: readonly string[],
])[] = [
  ['', 'abcde'],
  ['명함', 'ab'],
  ['명 함', 'ab'],
  ['코튼명함', 'a'],
  ['명함 코튼', 'a'],
  ['접합상세', 'd'],
  ['REVIT', 'c'],
  ['100%', 'b'],
  ['명', 'ab'],
  ['튼', 'ae'],
  ['ㅁ', 'ab'],
  ['ㅁㅎ', 'ab'],
  ['ㅋㅌㅁㅎ', 'a'],
  ['ㄷㄲㅇ 명함', 'a'],
  ['audgka', 'ab', { by: 'keyboard', text: '명함' }],
  ['AUDGKA 코튼', 'a', { by: 'keyboard', text: '명함 코튼' }],
  ['aud gka', 'ab', { by: 'keyboard', text: '명함' }],
  ['ㄱㄷ퍗', 'c', { by: 'keyboard', text: 'revit' }],
  ['명ㅎ', 'ab', { by: 'beginning', text: '명함' }],
  ['재새', 'b', { by: 'beginning', text: '재생지' }],
  ['플러그인', 'c', { by: 'synonym', text: '애드인, Add-in' }],
  ['플러 그인', 'c', { by: 'synonym', text: '애드인, Add-in' }],
  ['add in', 'c', { by: 'synonym', text: '애드인, 플러그인' }],
  ['vmffjrmdls', 'c', { by: 'keyboard', text: '플러그인' }],
  ['카튼', 'a', { by: 'spelling', text: '코튼' }, ['커튼']],
  ['면함', 'ab', { by: 'spelling', text: '명함' }],
  ['철골 접햡', 'd', { by: 'spelling', text: '철골 접합' }],
  ['revti', '', null, []],
  ['코튼 철골', '', null, ['코튼', '철골']],
  ['코튼 없는말이에요', '', null, ['코튼']],
  ['없는말이에요', ''],
  ['!?', ''],
  ['ㅎㅎㅎㅎ', ''],
];

/** What the shop's list finds is the same on every engine. */
export function findingConformance(engine: string, open: () => Promise<ViewStore>): void {
  describe(`finding: ${engine}`, () => {
    let views: ViewStore;
    beforeAll(async () => {
      views = await open();
      await store(views);
    });
    afterAll(() => views.close());
    const ask = async (query: object) => {
      const context = { engines: { views, clock: fixedClock() } } as unknown as QueryContext;
      return itemQueries.list.answer.parse(await itemList.answer(itemListQuery.parse(query), context));
    };

    it.each(found.map(([text, ids, understood = null, suggestions = []]) => ({ text, ids, understood, suggestions })))(
      '$text finds $ids',
      async ({ text, ids, understood, suggestions }) => {
        const answer = await ask({ text });
        expect(
          answer.list
            .map(({ id }) => id)
            .toSorted()
            .join(''),
        ).toBe(ids);
        expect(answer).toMatchObject({ total: ids.length, understood, suggestions });
      },
    );

    it.each([
      ['a', 'b'],
      ['b', 'a'],
      ['d', ''],
      ['gone', ''],
    ])('near to %s is %j', async (id, near) => {
      const context = { engines: { views, clock: fixedClock() } } as unknown as QueryContext;
      const { list } = itemQueries.related.answer.parse(await relatedItems.answer({ id }, context));
      expect(list.map((card) => card.id).join('')).toBe(near);
    });

    it('understands a text by the whole shop, whatever else the list is filtered by', async () => {
      expect(await ask({ text: '명함', category: '도서' })).toMatchObject({ total: 0, understood: null });
      expect(await ask({ text: 'audgka', category: '명함', price_to: 1 })).toMatchObject({ total: 0 });
    });
  });
}
