import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answer, problem } from '../../kernel/api/call.fixture.ts';
import { cardOf, found, listed, openShop, type Replies } from '../screens/item.fixture.tsx';
import { rememberItem } from './recent.ts';

const list = 'item/list';
const rows: Replies = {
  [list]: () =>
    listed(
      cardOf('a'),
      cardOf('b', { state: 'soldOut', several: true }),
      cardOf('c', { price: 34_850, sale: { percent: 15, until: '2026-12-01T15:00:00.000Z' } }),
    ),
  'category/list': () =>
    answer(200, {
      list: [
        { name: '명함', items: 2 },
        { name: '도서', items: 1 },
      ],
    }),
};
const open = (path = '/shop', replies: Replies = rows) => openShop(path, replies);
const address = () => screen.getByLabelText('주소').textContent;
const cards = async () => within(await screen.findByRole('list', { name: '상품' })).findAllByRole('link');

beforeEach(() => localStorage.clear());
afterEach(() => void vi.unstubAllGlobals());

describe('the list of the shop', () => {
  it('shows names, prices of now and what is sold out', async () => {
    open();
    const texts = (await cards()).map(({ textContent }) => textContent);
    expect(texts).toEqual(['명함상품 a41,000원', '품절명함상품 b41,000원~', '명함상품 c할인 전 41,000원15%34,850원']);
    expect((await cards())[0]?.getAttribute('href')).toBe('/shop/a');
  });

  it('asks for what the URL says, and for no more than that', async () => {
    const { asked } = open('/shop?category=명함&price_to=30000&sortBy=price_low&state=onSale&page=2');
    await cards();
    expect(Object.fromEntries(asked(list)[0] ?? [])).toEqual({
      category: '명함',
      price_to: '30000',
      sortBy: 'price_low',
      state: 'onSale',
      page: '2',
      text: '',
      itemsPerPage: '20',
    });
  });

  it('narrows by category, price and what can be had, each from the first page', async () => {
    const { asked } = open('/shop?page=3');
    await userEvent.click(await screen.findByRole('button', { name: /명함 ?2/ }));
    expect(address()).toBe('/shop?category=명함');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '가격' }), '3만원~7만원');
    expect(address()).toBe('/shop?category=명함&price_from=30000&price_to=70000');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '가격' }), '3만원 이하');
    await userEvent.click(screen.getByRole('checkbox', { name: '품절 제외' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: '순서' }), '낮은 가격순');
    expect(new Set(address()?.replace('/shop?', '').split('&'))).toEqual(
      new Set(['category=명함', 'price_to=30000', 'state=onSale', 'sortBy=price_low']),
    );
    await waitFor(() => expect(asked(list).at(-1)?.get('sortBy')).toBe('price_low'));
  });

  it('looks for a text after a pause, for a single letter too', async () => {
    const { asked } = open();
    await userEvent.type(screen.getByRole('searchbox', { name: '상품 찾기' }), 'ㅋ');
    await waitFor(() => expect(address()).toBe('/shop?text=ㅋ'));
    await waitFor(() => expect(asked(list).at(-1)?.get('text')).toBe('ㅋ'));
  });

  it.each([
    ['keyboard', '명함', 'audgka', '‘audgka’ 대신 ‘명함’으로 찾았어요'],
    ['beginning', '명함', '명ㅎ', '‘명ㅎ’ 대신 ‘명함’으로 찾았어요'],
    ['spelling', '코튼', '카튼', '‘카튼’ 대신 ‘코튼’으로 찾았어요'],
    ['synonym', '애드인', '플러그인', '같은 뜻인 ‘애드인’까지 찾았어요'],
  ] as const)('says how a text was understood: by %s', async (by, text, typed, note) => {
    open(`/shop?text=${typed}`, { ...rows, [list]: () => found({ understood: { by, text } }, cardOf('a')) });
    expect(await screen.findByText(note)).toBeTruthy();
  });

  it('offers other words, among all items, where nothing is found and where something near is', async () => {
    open('/shop?category=명함&text=코튼 철골', {
      ...rows,
      [list]: (query) => {
        if (query.get('text') === '코튼')
          return found({ understood: { by: 'spelling', text: '코톤' }, suggestions: ['커튼'] }, cardOf('a'));
        return query.get('text') === '커튼' ? listed(cardOf('b')) : found({ suggestions: ['코튼', '철골'] });
      },
    });
    expect(await screen.findByText('‘코튼 철골’을 찾지 못했어요')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: '코튼' }));
    expect(address()).toBe('/shop?text=코튼');
    await userEvent.click(await screen.findByRole('button', { name: '커튼' }));
    expect(address()).toBe('/shop?text=커튼');
  });

  it('offers the way out where nothing fits, and says so where there is nothing', async () => {
    open('/shop?text=없음', { ...rows, [list]: (query) => (query.get('text') ? listed() : listed(cardOf('a'))) });
    await userEvent.click(await screen.findByRole('button', { name: '조건 초기화' }));
    expect(await cards()).toHaveLength(1);
    expect(address()).toBe('/shop');
  });

  it('offers another try after a failure', async () => {
    let fails = true;
    open('/shop', {
      ...rows,
      [list]: () => (fails ? problem(500, 'internal', '문제가 생겼어요.') : listed(cardOf('a'))),
    });
    const again = await screen.findByRole('button', { name: '다시 시도' });
    fails = false;
    await userEvent.click(again);
    expect(await cards()).toHaveLength(1);
  });

  it('goes to the next page and back', async () => {
    vi.stubGlobal('scrollTo', vi.fn());
    open('/shop?category=명함', {
      ...rows,
      [list]: (query) =>
        answer(200, { list: [cardOf(`p${query.get('page')}`)], total: 21, understood: null, suggestions: [] }),
    });
    await userEvent.click(await screen.findByRole('button', { name: '다음' }));
    expect(await screen.findByText('상품 p2')).toBeTruthy();
    expect(address()).toBe('/shop?page=2&category=명함');
    expect(screen.getByRole('button', { name: '다음' }).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: '이전' }));
    expect(await screen.findByText('상품 p1')).toBeTruthy();
  });

  it('remembers what was looked at', async () => {
    rememberItem({ id: 'z', name: '어제 본 명함', images: [] });
    open();
    expect((await screen.findByRole('link', { name: '어제 본 명함' })).getAttribute('href')).toBe('/shop/z');
  });
});
