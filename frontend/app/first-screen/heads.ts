import { sizedImage } from '@maru/contracts/media/image/image.sizes';
import type { Item, ItemCard } from '@maru/contracts/shop/item/item.cards';
import type { ShownSlide } from '@maru/contracts/site/slide/slide.views';
import { contactCardPath, type PublicContactCard } from '@maru/contracts/site/contact-card/contact-card.views';
import type { FirstAnswers } from '../../kernel/http/first-answers.ts';
import { readItemFilter, writeItemFilter, defaultItemFilter } from '../../shop/item/item-filter.ts';
import { pictureSet, pictureSizes } from '../../shop/item/picture-sizes.ts';
import { slidesCall } from '../../site/slide/slides-call.ts';
import { breadcrumbs, type PageHead } from './page-head.ts';

export interface HeadInput {
  readonly answers: FirstAnswers;
  readonly search: URLSearchParams;
  readonly origin: string;
}

const about = '설계 검토 요청을 한곳에서 나누고, 이슈마다 대화하며, 바뀐 내용을 바로 확인하세요.';
const answerOf = <T>(answers: FirstAnswers, path: string) =>
  [...answers].find(([call]) => call === path || call.startsWith(`${path}?`))?.[1] as T | undefined;
const pictureOf = (url: string | null | undefined, size: keyof typeof pictureSizes) =>
  url ? [{ url, srcSet: pictureSet(url), sizes: pictureSizes[size] }] : [];

export const homeHead = ({ answers, origin }: HeadInput): PageHead => {
  const first = answerOf<{ list: readonly ShownSlide[] }>(answers, slidesCall)?.list[0]?.image;
  return {
    title: '설계마루',
    description: about,
    canonical: '/',
    image: first ?? undefined,
    pictures: first
      ? [
          {
            url: first,
            srcSet: `${sizedImage(first, 800)} 800w, ${first} 1600w`,
            sizes: '(min-width: 1248px) 1200px, 100vw',
          },
        ]
      : [],
    things: [{ '@type': 'WebSite', name: '설계마루', url: `${origin}/`, inLanguage: 'ko' }],
  };
};

const categoryPath = (category: string) => `/shop?${new URLSearchParams({ category }).toString()}`;
const placesTo = (category: string): readonly (readonly [name: string, path: string])[] => [
  ['홈', '/'],
  ['쇼핑', '/shop'],
  ...(category ? [[category, categoryPath(category)] as const] : []),
];
/** Pictures that a phone shows without scrolling. */
const inSight = 2;

export const listHead = ({ answers, search, origin }: HeadInput): PageHead => {
  const { category, page } = readItemFilter(search);
  const query = writeItemFilter({ ...defaultItemFilter, category, page }).toString();
  const list = answerOf<{ list: readonly ItemCard[] }>(answers, 'shop/item/list')?.list ?? [];
  const names = list
    .slice(0, 5)
    .map(({ name }) => name)
    .join(', ');
  return {
    title: `${category || '쇼핑'} · 설계마루`,
    description: names && `${names} 등 설계하는 사람을 위한 상품을 만나 보세요.`,
    canonical: `/shop${query && '?'}${query}`,
    image: list[0]?.image ?? undefined,
    pictures: list.slice(0, inSight).flatMap(({ image }) => pictureOf(image, 'grid')),
    things: [breadcrumbs(origin, placesTo(category))],
  };
};

const offerOf = ({ options, state, sale }: Item, url: string) => {
  const prices = options.map(({ price }) => price);
  const offer = {
    priceCurrency: 'KRW',
    availability: `https://schema.org/${state === 'onSale' ? 'InStock' : 'OutOfStock'}`,
    url,
    ...(sale && { priceValidUntil: sale.until.slice(0, 10) }),
  };
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  return low === high
    ? { '@type': 'Offer', price: low, ...offer }
    : { '@type': 'AggregateOffer', lowPrice: low, highPrice: high, offerCount: prices.length, ...offer };
};

const productOf = (item: Item, origin: string) => ({
  '@type': 'Product',
  name: item.name,
  ...(item.summary && { description: item.summary }),
  image: item.images.map((image) => origin + image),
  sku: item.id,
  category: item.category,
  offers: offerOf(item, `${origin}/shop/${item.id}`),
  ...(item.rating !== null &&
    item.reviews > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: item.rating, reviewCount: item.reviews },
    }),
});

export const itemHead = ({ answers, origin }: HeadInput): PageHead => {
  const item = answerOf<Item>(answers, 'shop/item');
  if (!item) throw new Error('there is no item to tell of');
  const places = [...placesTo(item.category), [item.name, `/shop/${item.id}`] as const];
  return {
    title: `${item.name} · 설계마루`,
    description: item.summary || `${item.category} · ${item.name}`,
    canonical: `/shop/${item.id}`,
    type: 'product',
    image: item.images[0],
    pictures: pictureOf(item.images[0], 'alone'),
    things: [productOf(item, origin), breadcrumbs(origin, places)],
  };
};

/** Phones and addresses stay on the page: what is shared is who it is. */
export const cardHead = ({ answers, origin }: HeadInput): PageHead => {
  const card = answerOf<PublicContactCard>(answers, 'site/card');
  if (!card) throw new Error('there is no card to tell of');
  const { id, name, title, company, image, listed } = card;
  const role = [title, company].filter((part) => part !== '').join(' · ');
  return {
    title: `${name}${role && ` · ${role}`}`,
    description: `${name}님의 명함이에요. 연락처를 저장하거나 QR 코드로 나눠 보세요.`,
    canonical: contactCardPath(id),
    type: 'profile',
    unlisted: !listed,
    image: image ?? undefined,
    pictures: image ? [{ url: image }] : [],
    things: listed
      ? [{ '@type': 'Person', name, ...(title && { jobTitle: title }), url: origin + contactCardPath(id) }]
      : [],
  };
};

/** Open pages that hold nothing but what their visitor does there: their heading and what they are for. */
export const formPages: Readonly<Record<string, readonly [heading: string, description: string]>> = {
  '/cart': ['장바구니', '담아 둔 상품과 금액을 확인하고 주문하세요.'],
  '/checkout': ['주문하기', '받는 곳과 결제 수단을 정하고 주문하세요.'],
  '/order': ['비회원 주문 조회', '주문번호와 전화번호로 주문을 확인하세요.'],
  '/success': ['결제 확인', '결제가 끝났는지 확인하세요.'],
  '/fail': ['결제 확인', '결제를 마치지 못했을 때 할 수 있는 일을 알려 드려요.'],
  '/login': ['로그인', '설계마루에 로그인하세요.'],
  '/login/check': ['메일 인증', '메일로 받은 링크를 확인하고 있어요.'],
  '/signup': ['회원가입', '이메일 주소로 설계마루를 시작하세요.'],
  '/registerd': ['메일 확인', '메일로 받은 링크를 누르면 가입이 끝나요.'],
  '/findme': ['비밀번호 찾기', '메일로 받은 링크에서 비밀번호를 새로 정하세요.'],
};

export const formHead = (path: string, [heading, description]: readonly [string, string]): PageHead => ({
  title: `${heading} · 설계마루`,
  description,
  canonical: path,
});
