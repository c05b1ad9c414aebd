// @vitest-environment node
import { firstItemTerms } from '@maru/contracts/shop/item/item.terms';
import { configFold } from '@maru/contracts/site/config/config.fold';
import { describe, expect, it } from 'vitest';
import { isOpenPage, renderPage, textFiles } from './render-page.tsx';

const template =
  '<html><head><meta name="description" content="x" /><title>설계마루</title></head><body><div id="root"></div></body></html>';
const id = '01900000-0000-7000-8000-0000000000f1';
const image = `/api/file/item/${id}/01900000-0000-7000-8000-000000000010.webp`;
const card = {
  id,
  name: '코튼 명함 </script><b>',
  summary: '두꺼워요',
  category: '명함',
  kind: 'goods',
  state: 'onSale',
  reviews: 2,
  rating: 4.5,
  image,
  price: 34_850,
  base_price: 41_000,
  several: false,
  sale: { percent: 15, until: '2026-12-08T00:00:00.000Z' },
};
const item = {
  ...card,
  revision: 3,
  description: '',
  images: [image],
  tax: 'taxed',
  terms: firstItemTerms,
  notice: null,
  options: [{ id: 1, name: '100장', price: 34_850, base_price: 41_000, available: 3 }],
  rated: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 1 },
  created_at: 1,
};
const answers: Readonly<Record<string, unknown>> = {
  'site/slide/list': {
    list: [{ id: 's', title: '첫인사', text: '', image: null, alt: '', link: '/shop' }],
    next_in: null,
  },
  'site/notice/list': {
    list: [
      {
        id: 'n',
        text: '오늘 밤 점검해요.',
        link: '',
        label: '',
        tone: 'caution',
        area: 'shop',
        revision: 2,
        ends_in: null,
      },
    ],
    next_in: null,
  },
  'shop/category/list': { list: [{ name: '명함', items: 1 }] },
  [`shop/item?id=${id}`]: item,
  'site/config': { ...configFold.initialState, revision: -1 },
};
const ask = async (call: string) => {
  if (call.startsWith('shop/item/list')) return { list: [card], total: 1 };
  if (!(call in answers)) throw new Error(`no ${call}`);
  return answers[call];
};
const page = async (pathname: string, search = '') =>
  (await renderPage({ pathname, search, origin: 'https://maru.example', ask, template })) ?? '';
const thingsIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
    ([, text]) => JSON.parse(text ?? '') as { '@type': string },
  );
const dataIn = (html: string) =>
  new Map(JSON.parse(/id="first-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '[]') as [string, unknown][]);

describe('an open page', () => {
  it('has the notice of its time above it, under the name by which it may have been closed', async () => {
    expect(await page('/shop')).toMatch(/data-notice="n:2"[\s\S]*오늘 밤 점검해요\./);
  });
  it('of an item holds the item, drawn, as data and as a product', async () => {
    const html = await page(`/shop/${id}`);
    expect(html).toContain('34,850원');
    expect(html).toContain(`<link rel="canonical" href="https://maru.example/shop/${id}" />`);
    expect(dataIn(html).get(`shop/item?id=${id}`)).toEqual(item);
    expect(thingsIn(html)).toMatchObject([
      {
        '@type': 'Product',
        name: card.name,
        offers: { price: 34_850, priceCurrency: 'KRW' },
        aggregateRating: { ratingValue: 4.5, reviewCount: 2 },
      },
      { '@type': 'BreadcrumbList' },
    ]);
    expect(html).not.toContain('</script><b>');
  });
  it('of the list holds what its address says, with the first pictures fetched early', async () => {
    const html = await page('/shop', '?category=명함&text=코튼');
    expect(html).toContain('<title>명함 · 설계마루</title>');
    expect(html).toContain(`href="https://maru.example/shop?category=${encodeURIComponent('명함')}"`);
    expect(html).toMatch(/<link rel="preload" as="image"[^>]*imagesrcset/);
    expect([...dataIn(html).keys()]).toEqual([
      'site/notice/list',
      `shop/item/list?${new URLSearchParams({ page: '1', text: '코튼', category: '명함', state: 'all', sortBy: 'new', itemsPerPage: '20' }).toString()}`,
      'shop/category/list',
    ]);
    expect(html).toContain('<h1');
  });
  it('of Home holds its slides', async () => {
    const html = await page('/');
    expect(html).toContain('첫인사');
    expect(html).toMatch(/<h1[^>]*>설계 검토,/);
  });
  it.each([
    ['/cart', '장바구니'],
    ['/login', '로그인'],
    ['/login/check', '메일 인증'],
    ['/order', '비회원 주문 조회'],
  ])('of a form, %s, has the heading and the description of that form', async (path, heading) => {
    const html = await page(path, '?returnUrl=%2Fadm');
    expect(html).toContain(`<title>${heading} · 설계마루</title>`);
    expect([...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/g)].map(([, text]) => text)).toEqual([heading]);
    expect(html.match(/<meta name="description"/g)).toHaveLength(1);
    expect(html).toContain(`<link rel="canonical" href="https://maru.example${path}" />`);
  });
  it('keeps the way back of somebody who has to log in first', async () => {
    expect(await page('/', '?returnUrl=%2Fadm%2Fitem')).toContain('href="/login?returnUrl=%2Fadm%2Fitem"');
  });
  it('is none for addresses of one’s own, and fails where its data cannot be had', async () => {
    expect([isOpenPage('/'), isOpenPage(`/shop/${id}`), isOpenPage('/my'), isOpenPage('/adm/item')]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await page('/my')).toBe('');
    await expect(page('/shop/x')).rejects.toThrow('no shop/item?id=x');
  });
});

it('the sitemap names what anyone may read', async () => {
  const { text } = (await textFiles['/sitemap.xml']?.({ origin: 'https://maru.example', ask })) ?? { text: '' };
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url)).toEqual(
    ['/', '/shop', `/shop?category=${encodeURIComponent('명함')}`, `/shop/${id}`].map(
      (path) => `https://maru.example${path}`,
    ),
  );
});
