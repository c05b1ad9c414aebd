import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { cardOf, itemOf, openShop, type Replies } from './item.fixture.tsx';
import { recentItems, rememberItem } from '../item/recent.ts';

const shows = (part: Parameters<typeof itemOf>[1] = {}): Replies => ({
  item: (query) => answer(200, itemOf(query.get('id') ?? '', part)),
});
const option = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the page of an item', () => {
  it('shows the price and what is left of each choice, sold out ones too', async () => {
    openShop('/shop/a', shows());
    expect((await option(/100장.*41,000원.*재고 20개/)).checked).toBe(true);
    expect((await option(/200장.*69,000원.*3개 남았어요/)).disabled).toBe(false);
    expect((await option(/300장.*94,000원.*품절/)).disabled).toBe(true);
  });

  it('shows the price of the choice', async () => {
    openShop('/shop/a', shows());
    await userEvent.click(await option(/200장/));
    expect(screen.getByText('69,000원', { selector: 'strong' })).toBeTruthy();
  });

  it('begins with the first choice that can be had', async () => {
    const [first, ...others] = itemOf('a').options;
    openShop(
      '/shop/a',
      shows({
        options: [{ id: 1, name: '100장', price: 41_000, base_price: 41_000, ...first, available: 0 }, ...others],
      }),
    );
    expect((await option(/200장/)).checked).toBe(true);
  });

  it('says until when the price is lower', async () => {
    openShop('/shop/a', shows({ price: 34_850, sale: { percent: 15, until: '2026-12-04T15:00:00.000Z' } }));
    expect(await screen.findByText('2026년 12월 4일')).toBeTruthy();
    expect(screen.getByText('15%')).toBeTruthy();
  });

  it('writes what is said of it, and lets nothing in it act', async () => {
    const own = '/api/file/item/01900000-0000-7000-8000-0000000000f1/01900000-0000-7000-8000-000000000010.webp';
    const description = `## 종이\n\n**두꺼운** <img src=x onerror="alert(1)"> [밖](https://example.com) [속임](javascript:alert(1)) ![우리](${own}) ![남](https://example.com/p.png)`;
    openShop('/shop/a', shows({ description }));
    const text = await screen.findByRole('region', { name: '상품 설명' });
    expect(await within(text).findByRole('heading', { level: 3, name: '종이' })).toBeTruthy();
    expect([...text.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([own]);
    expect([...text.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['https://example.com']);
    expect(text.textContent).toContain('<img src=x onerror="alert(1)">');
  });

  it('shows what is near to it', async () => {
    const { asked } = openShop('/shop/a', { ...shows(), 'item/related': () => answer(200, { list: [cardOf('b')] }) });
    const near = within(await screen.findByRole('list', { name: '비슷한 상품' }));
    expect(near.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/shop/b']);
    expect(asked('item/related').map((query) => query.get('id'))).toEqual(['a']);
  });

  it('is remembered', async () => {
    openShop('/shop/a', shows());
    await screen.findByRole('heading', { level: 1, name: '상품 a' });
    await waitFor(() => expect(recentItems().map(({ id }) => id)).toEqual(['a']));
  });

  it('leads on when there is no such item', async () => {
    rememberItem({ id: 'gone', name: '사라진 것', images: [] });
    openShop('/shop/gone', { item: () => problem(404, 'item_not_found', '상품을 찾을 수 없어요.') });
    expect((await screen.findByRole('link', { name: '다른 상품 보기' })).getAttribute('href')).toBe('/shop');
    await waitFor(() => expect(recentItems()).toEqual([]));
  });

  it('changes the picture', async () => {
    const images = [10, 11].map(
      (number) =>
        `/api/file/item/01900000-0000-7000-8000-0000000000f1/01900000-0000-7000-8000-0000000000${number}.webp`,
    );
    openShop('/shop/a', shows({ images }));
    await userEvent.click(await screen.findByRole('button', { name: '2번째 이미지 보기' }));
    expect(screen.getByRole('img', { name: '상품 a 2번째 이미지' }).getAttribute('src')).toBe(images[1]);
  });

  it('copies the address where the device has no way to share', async () => {
    const user = userEvent.setup();
    openShop('/shop/a', shows());
    await user.click(await screen.findByRole('button', { name: '공유하기' }));
    expect(await screen.findByText('주소를 복사했어요.')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(location.href);
  });
});
