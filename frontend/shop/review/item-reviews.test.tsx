import type { BoughtItem, Review } from '@maru/contracts/shop/review/review.views';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer } from '../../kernel/api/call.fixture.ts';
import { itemOf, openShop, type Replies } from '../screens/item.fixture.tsx';

const opinion = (part: Partial<Review> = {}): Review => ({
  author: '김**',
  option: '100장',
  stars: 4,
  text: '종이가 두꺼워요.',
  images: [],
  written_at: 1_700_000_000_000,
  edited: false,
  mine: null,
  ...part,
});
const shows = (list: readonly Review[], more: Replies = {}): Replies => ({
  item: (query) =>
    answer(
      200,
      itemOf(query.get('id') ?? '', {
        reviews: list.length,
        rating: list.length > 0 ? 4.5 : null,
        rated: [0, 0, 0, 1, 1],
      }),
    ),
  'review/list': () => answer(200, { list, total: list.length }),
  ...more,
});

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the reviews of an item', () => {
  it('are behind their own tab, which is in the address', async () => {
    openShop('/shop/a', shows([opinion(), opinion({ written_at: 2, stars: 5, text: '또 살래요.', edited: true })]));
    await userEvent.click(await screen.findByRole('tab', { name: '후기 2' }));
    const list = await screen.findByRole('list', { name: '후기' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => within(row).getByRole('img', { name: /별점/ }).getAttribute('aria-label'))).toEqual([
      '별점 4점',
      '별점 5점',
    ]);
    expect(rows[0]?.textContent).toContain('김**');
    expect(rows[1]?.textContent).toContain('수정됨');
    expect(screen.getByText('4.5')).toBeTruthy();
    expect(screen.getByRole('status', { name: '주소' }).textContent).toBe('/shop/a?tab=review');
    expect(screen.queryByRole('button', { name: '후기 쓰기' })).toBeNull();
  });

  it('come in the order one wants', async () => {
    const { asked } = openShop('/shop/a?tab=review', shows([opinion()]));
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: '후기 순서' }), 'low');
    await screen.findByText('종이가 두꺼워요.');
    expect(asked('review/list').map((query) => query.get('sortBy'))).toEqual(['new', 'low']);
  });

  it('say so where there are none', async () => {
    openShop('/shop/a?tab=review', shows([]));
    expect(await screen.findByText('아직 후기가 없어요')).toBeTruthy();
  });
});

describe('whoever bought it', () => {
  const line: BoughtItem = {
    order_id: 'o',
    no: 1,
    item_id: 'a',
    name: '상품 a',
    option: '100장',
    image: null,
    review: null,
  };
  const mine = (review: BoughtItem['review']): Replies => ({
    'review/mine': () => answer(200, { list: [{ ...line, review }] }),
    review: () => answer(200, {}),
  });

  it('says what he thinks, and is told what is missing', async () => {
    const { asked } = openShop('/shop/a?tab=review', shows([], mine(null)), 'buyer');
    await userEvent.click(await screen.findByRole('button', { name: '후기 쓰기' }));
    const dialog = await screen.findByRole('dialog', { name: '후기 쓰기' });
    await userEvent.click(within(dialog).getByRole('button', { name: '후기 올리기' }));
    expect(within(dialog).getByText('별점을 골라 주세요.')).toBeTruthy();
    expect(within(dialog).getByText('5자 이상 적어 주세요.')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('radio', { name: '5점' }));
    await userEvent.type(within(dialog).getByRole('textbox', { name: '후기' }), '색이 또렷해요.');
    await userEvent.click(within(dialog).getByRole('button', { name: '후기 올리기' }));
    expect(await screen.findByText('후기를 올렸어요. 고마워요!')).toBeTruthy();
    expect(asked('review')).toHaveLength(1);
  });

  it('changes and removes his own only', async () => {
    const said = { stars: 4, text: '종이가 두꺼워요.', images: [], hidden: false, written_at: 2 };
    const { asked } = openShop(
      '/shop/a?tab=review',
      shows([opinion(), opinion({ written_at: 2, mine: { order_id: 'o', no: 1 } })], mine(said)),
      'buyer',
    );
    expect(await screen.findAllByRole('button', { name: '수정' })).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: '삭제' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '삭제' }));
    expect(await screen.findByText('후기를 삭제했어요.')).toBeTruthy();
    expect(asked('review')[0]?.toString()).toBe('order_id=o&no=1');
  });
});
