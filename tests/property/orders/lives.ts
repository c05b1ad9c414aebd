import type { CouponTerms } from '@maru/contracts/shop/coupon/coupon.fields';
import { type Bundle, bundleRates, type Choice, type DiscountAccount } from './ledger/expected-quote.ts';
import { itemExamples, noticeExamples } from '@maru/contracts/shop/item/item.examples';
import { firstItemTerms, type ItemShipping } from '@maru/contracts/shop/item/item.terms';
import { firstDeliveryTerms, firstSellingTerms } from '@maru/contracts/site/config/selling-terms';
import { v7 } from 'uuid';
import { seeded, type Seeded } from '../../faults/campaign/seeded.ts';
import type { OrderAccount } from './ledger/order-account.ts';
import { type PointsAccount, pointsAccount } from './ledger/points-account.ts';
import { type StockRoom, stockRoom } from './ledger/stock-room.ts';
import { openShop, type OpenShop } from './open-shop.ts';

export interface CouponAccount extends DiscountAccount, Pick<CouponTerms, 'count'> {
  readonly code: string;
  /** It needs no code, and holds for everybody. */
  readonly automatic: boolean;
  readonly until: number;
  ended: boolean;
  /** Who has it, by the order that took it. */
  readonly users: Map<string, string>;
}
/** A shop full of people, and what somebody knows of them who writes everything down. */
export interface Lives {
  readonly shop: OpenShop;
  readonly random: Seeded;
  readonly choices: readonly Choice[];
  readonly buyers: readonly string[];
  readonly stock: StockRoom;
  readonly points: ReadonlyMap<string, PointsAccount>;
  readonly coupons: Map<string, CouponAccount>;
  /** What the keeper has set, and orders remember. */
  readonly terms: { recharge: 'keep' | 'charge' };
  readonly orders: OrderAccount[];
  /** What was done, and answered. */
  readonly story: string[];
  readonly did: Map<string, number>;
}

const { options: _options, ...itemData } = itemExamples.ItemAdded.data;
interface Shelved {
  readonly name: string;
  readonly category: string;
  readonly kind: Choice['kind'];
  readonly free?: true;
  readonly most?: number;
  /** Percent off, all the time. */
  readonly sale?: number;
  readonly bundle?: Bundle;
  readonly options: readonly (readonly [price: number, stock: number | null])[];
}
const shelves: readonly Shelved[] = [
  {
    name: '코튼 명함',
    category: '명함',
    kind: 'goods',
    options: [
      [34_850, 14],
      [69_000, 6],
    ],
  },
  {
    name: '구조 도면 읽기',
    category: '도서',
    kind: 'goods',
    bundle: 'large',
    free: true,
    most: 3,
    options: [
      [28_000, 9],
      [19_800, 6],
    ],
  },
  {
    name: '제도 샤프',
    category: '문구',
    kind: 'goods',
    sale: 15,
    options: [
      [3_300, 40],
      [4_990, 3],
    ],
  },
  { name: '월간 건축', category: '도서', kind: 'goods', free: true, most: 2, options: [[12_345, 12]] },
  { name: '제도판', category: '문구', kind: 'goods', bundle: 'apart', options: [[41_500, 12]] },
  { name: '도면 검토 애드인', category: '소프트웨어', kind: 'licence', options: [[132_000, null]] },
  {
    name: '도면 글꼴',
    category: '소프트웨어',
    kind: 'licence',
    sale: 30,
    options: [
      [19_900, null],
      [990, null],
    ],
  },
];
/** In tens of won. */
const onSale = (price: number, percent = 0) =>
  percent === 0 ? price : Math.floor((price * (100 - percent)) / 1_000) * 10;

const largeBundle = v7();
const openBundles = ({ sendAsSystem }: OpenShop) => {
  const { fee, freeFrom: free_from } = bundleRates.large;
  return sendAsSystem('ChangeShippingBundles', { bundles: [{ id: largeBundle, name: '큰 책', fee, free_from }] });
};
const shippings: { readonly [B in Bundle]: ItemShipping } = {
  usual: { kind: 'bundle' },
  large: { kind: 'bundle', bundle: largeBundle },
  apart: { kind: 'own', fee: bundleRates.apart.fee, each: null },
};
const addItem = async ({ sendAsSystem, clock }: OpenShop, shelved: Shelved): Promise<string> => {
  const { name, category, kind, free = false, most = null, sale, bundle = 'usual', options } = shelved;
  const id = v7();
  await sendAsSystem('AddItem', {
    ...itemData,
    id,
    name,
    category,
    kind,
    notice: noticeExamples[kind],
    tax: free ? 'free' : 'taxed',
    options: options.map(([price, pieces], at) => ({ name: `${at + 1}번`, price, stock: pieces })),
  });
  const [from, until] = [clock.now() - 1, clock.now() + 5_000 * 86_400_000].map((at) => new Date(at).toISOString());
  await sendAsSystem('ChangeItemTerms', { ...firstItemTerms, id, shipping: shippings[bundle], most });
  if (sale !== undefined) await sendAsSystem('SetItemSale', { id, sale: { percent: sale, from, until } });
  return id;
};
const stockUp = async (shop: OpenShop, stock: StockRoom): Promise<readonly Choice[]> => {
  const choices: Choice[] = [];
  await openBundles(shop);
  for (const shelved of shelves) {
    const id = await addItem(shop, shelved);
    const { category, kind, free = false, most = null, sale, bundle = 'usual', options } = shelved;
    for (const [at, [price, pieces]] of options.entries()) {
      choices.push({ item: id, category, option: at + 1, price: onSale(price, sale), kind, free, most, bundle });
      if (pieces !== null) stock.fill({ item: id, option: at + 1 }, pieces);
    }
  }
  return choices;
};

export const openLives = async (seed: number): Promise<Lives> => {
  const [shop, stock] = [await openShop(), stockRoom()];
  const buyers = [v7(), v7(), v7()];
  await shop.sendAsKeeper('ChangeSellingTerms', { ...firstSellingTerms, recharge: 'charge' });
  await shop.sendAsKeeper('ChangeDeliveryTerms', { ...firstDeliveryTerms, pickup: '서울 마포구 월드컵북로 400' });
  return {
    shop,
    random: seeded(seed),
    choices: await stockUp(shop, stock),
    buyers,
    stock,
    points: new Map(buyers.map((id) => [id, pointsAccount()])),
    coupons: new Map(),
    terms: { recharge: 'charge' },
    orders: [],
    story: [],
    did: new Map(),
  };
};

export const tell = ({ story, did, shop }: Lives, deed: string, more = ''): void => {
  did.set(deed, (did.get(deed) ?? 0) + 1);
  story.push(`${new Date(shop.clock.now()).toISOString().slice(0, 19)} ${deed} ${more}`);
};
export const must = (holds: boolean, what: string): void => {
  if (!holds) throw new Error(what);
};
export const phone = '010-1234-5678';
