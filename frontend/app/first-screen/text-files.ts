import type { ItemCard } from '@maru/contracts/shop/item/item.cards';
import { escapeHtml } from './page-head.ts';

interface About {
  readonly origin: string;
  readonly ask: (call: string) => Promise<unknown>;
}
interface TextFile {
  readonly type: string;
  readonly text: string;
}

const closed = [
  '/api/',
  '/adm',
  '/my',
  '/request',
  '/cart',
  '/checkout',
  '/success',
  '/fail',
  '/order',
  '/login',
  '/signup',
  '/registerd',
  '/findme',
];
const open = ['/api/file/item/', '/api/file/slide/', '/api/file/card/'];

const robots = ({ origin }: About): TextFile => ({
  type: 'text/plain',
  text: [
    'User-agent: *',
    ...open.map((path) => `Allow: ${path}`),
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n'),
});

/** A sitemap may hold 50,000 addresses; the list answers 60 at once. */
const [itemsPerPage, mostPages] = [60, 100];

const allItems = async (ask: About['ask']): Promise<readonly ItemCard[]> => {
  const found: ItemCard[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const { list, total } = (await ask(`shop/item/list?itemsPerPage=${itemsPerPage}&page=${page}`)) as {
      list: readonly ItemCard[];
      total: number;
    };
    found.push(...list);
    if (list.length < itemsPerPage || found.length >= total) break;
  }
  return found;
};

const sitemap = async ({ origin, ask }: About): Promise<TextFile> => {
  const { list: categories } = (await ask('shop/category/list')) as { list: readonly { name: string }[] };
  const items = await allItems(ask);
  const paths = [
    '/',
    '/shop',
    ...categories.map(({ name }) => `/shop?${new URLSearchParams({ category: name }).toString()}`),
    ...items.map(({ id }) => `/shop/${id}`),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + path)}</loc></url>`).join('\n');
  return {
    type: 'application/xml',
    text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
  };
};

/** Texts for programs, by their path. */
export const textFiles: Readonly<Record<string, (about: About) => Promise<TextFile>>> = {
  '/robots.txt': async (about) => robots(about),
  '/sitemap.xml': sitemap,
};
