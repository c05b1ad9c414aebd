import { beforeEach, describe, expect, it } from 'vitest';
import { forgetItem, recentItems, rememberItem } from './recent.ts';

const item = (number: number) => ({
  id: `i${number}`,
  name: `상품 ${number}`,
  images: [`/api/file/item/x/${number}.webp`],
});
const ids = () => recentItems().map(({ id }) => id);
beforeEach(() => localStorage.clear());

describe('what was looked at', () => {
  it('is the newest first, each once, ten at most', () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 3]) rememberItem(item(number));
    expect(ids()).toEqual(['i3', 'i11', 'i10', 'i9', 'i8', 'i7', 'i6', 'i5', 'i4', 'i2']);
    expect(recentItems()[0]).toEqual({ id: 'i3', name: '상품 3', image: '/api/file/item/x/3.webp' });
  });
  it('forgets what is gone', () => {
    rememberItem(item(1));
    rememberItem({ ...item(2), images: [] });
    forgetItem('i1');
    expect(recentItems()).toEqual([{ id: 'i2', name: '상품 2', image: null }]);
  });
  it.each(['{', '{}', 'null', '[1,null,{"id":"a"}]', '[{"id":"a","name":"b","image":"https://elsewhere/x.png"}]'])(
    'is nothing where the browser holds %s',
    (kept) => {
      localStorage.setItem('maru.own.recent', `{"of":null,"value":${kept}}`);
      expect(recentItems()).toEqual([]);
    },
  );
});
