import type { BusinessInfo } from '../../site/config/config.fields.ts';
import { siteName } from '../../kernel/site.words.ts';
import type { Company } from '../company/company.fields.ts';
import { type DocumentRow, type RowName, sumsOf } from './trade-document.amounts.ts';

export type SheetFact = readonly [label: string, value: string];
interface Party {
  readonly title: string;
  readonly facts: readonly SheetFact[];
}
/** `share` is how much of the width it takes, of all shares. */
export interface SheetColumn {
  readonly label: string;
  readonly share: number;
  readonly align: 'left' | 'center' | 'right';
}
/** A document as text, for whoever draws it. */
export interface Sheet {
  readonly title: string;
  readonly facts: readonly SheetFact[];
  readonly parties: readonly [Party, Party];
  readonly total: SheetFact;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly SheetFact[];
  readonly notes: readonly string[];
  readonly pageOf: (page: number, pages: number) => string;
}

const number = (amount: number) => amount.toLocaleString('ko-KR');
const won = (amount: number) => `${number(amount)}원`;
const businessNumber = (digits: string) => digits.replace(/^(\d{3})(\d{2})(\d{5})$/, '$1-$2-$3');
const day = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});
/** 2026년 11월 23일, where the shop is; of epoch ms. */
export const shownDay = (at: number) => day.format(at);

export const orderColumns: readonly SheetColumn[] = [
  { label: '번호', share: 5, align: 'center' },
  { label: '품목', share: 40, align: 'left' },
  { label: '수량', share: 8, align: 'right' },
  { label: '단가', share: 13, align: 'right' },
  { label: '공급가액', share: 15, align: 'right' },
  { label: '세액', share: 12, align: 'right' },
];
const otherNames = {
  shipping: '배송비',
  coupon: '쿠폰 할인',
  points: '포인트 사용',
  discount: '할인·포인트',
  charge: '반품 배송비 등',
} as const;
const nameOf = (row: RowName) => {
  if (row.of === 'automatic') return row.name;
  if (row.of !== 'line') return otherNames[row.of];
  return row.option === '' ? row.name : `${row.name} (${row.option})`;
};
/** Prices hold the tax, as they do in the shop. */
const cellsOf = ({ name, quantity, amount, free, supply, vat }: DocumentRow, at: number): readonly string[] => [
  String(at + 1),
  nameOf(name),
  number(quantity),
  number(amount / quantity),
  number(supply),
  free === amount ? '면세' : number(vat),
];

const sumFacts = (rows: readonly DocumentRow[]): readonly SheetFact[] => {
  const { supply, vat, free, total } = sumsOf(rows);
  return [
    ['과세 공급가액', won(supply)],
    ['부가세', won(vat)],
    ...(free === 0 ? [] : [['면세 금액', won(free)] as const]),
    ['합계', won(total)],
  ];
};

export const supplier = (shop: BusinessInfo | null): Party => ({
  title: '공급자',
  facts: shop
    ? [
        ['등록번호', businessNumber(shop.registration_number)],
        ['상호', shop.name],
        ['대표자', shop.owner],
        ['주소', shop.address],
        ['연락처', `${shop.phone} · ${shop.email}`],
      ]
    : [['상호', siteName]],
});

/** A business with all that is known of it, or just a name. */
export type Recipient = Company | { readonly name: string };
const recipientOf = (to: Recipient): Party => ({
  title: '공급받는자',
  facts:
    'registration_number' in to
      ? [
          ['등록번호', businessNumber(to.registration_number)],
          ['상호', to.name],
          ['대표자', to.owner],
          ['주소', to.address],
          ['업태·종목', `${to.sector} · ${to.trade}`],
        ]
      : [['상호(성명)', to.name === '' ? '-' : to.name]],
});

export const pageOf = (page: number, pages: number): string => `${page} / ${pages}`;

/** `at` and `until` are epoch ms. */
export interface SheetParts {
  readonly number: string;
  readonly at: number;
  readonly shop: BusinessInfo | null;
  readonly to: Recipient;
  readonly rows: readonly DocumentRow[];
}
export const sheetOf = ({ shop, to, rows }: SheetParts) => ({
  parties: [supplier(shop), recipientOf(to)] as const,
  total: ['합계 금액 (부가세 포함)', won(sumsOf(rows).total)] as const,
  columns: orderColumns,
  rows: rows.map(cellsOf),
  sums: sumFacts(rows),
  pageOf,
});

export const estimateSheet = (parts: SheetParts & { readonly until: number }): Sheet => ({
  ...sheetOf(parts),
  title: '견적서',
  facts: [
    ['견적번호', parts.number],
    ['견적일', shownDay(parts.at)],
    ['유효기간', `${shownDay(parts.until)}까지`],
  ],
  notes: [
    `이 견적은 ${shownDay(parts.until)}까지 유효해요. 그 전에 재고가 다 팔리면 주문하지 못할 수 있어요.`,
    '단가는 부가세를 포함한 금액이에요. 도서·산간 지역은 배송비가 더해질 수 있어요.',
  ],
});

export const statementSheet = (parts: SheetParts): Sheet => ({
  ...sheetOf(parts),
  title: '거래명세서',
  facts: [
    ['주문번호', parts.number],
    ['거래일', shownDay(parts.at)],
  ],
  notes: ['단가는 부가세를 포함한 금액이에요. 취소하거나 반품한 것은 빠져 있어요.'],
});

export const documentNames = {
  estimate: (number: string) => `견적서-${number}.pdf`,
  statement: (number: string) => `거래명세서-${number}.pdf`,
} as const;
