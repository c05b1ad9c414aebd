import type { Examples } from '../../kernel/message.ts';
import type { ItemEvent } from './item.events.ts';
import type { ItemKind } from './item.fields.ts';
import type { ItemNotice } from './item.notice.ts';

const id = '01900000-0000-7000-8000-0000000000f1';
const orderId = '01900000-0000-7000-8000-0000000000f9';
const image = (number: number) => `/api/file/item/${id}/01900000-0000-7000-8000-0000000000${number}.webp`;
const sale = { percent: 15, from: '2026-12-01T00:00:00.000Z', until: '2026-12-08T00:00:00.000Z' };
const lines = [{ optionId: 1, quantity: 2 }];

export const itemExamples: Examples<ItemEvent> = {
  ItemAdded: {
    type: 'ItemAdded',
    data: {
      id,
      name: '두꺼운 코튼 명함',
      summary: '600g 코튼지에 눌러 찍어요',
      description: '## 종이\n\n두 장을 맞붙인 **코튼지**예요.',
      images: [image(10), image(11)],
      category: '명함',
      kind: 'goods',
      tax: 'taxed',
      state: 'onSale',
      options: [
        { id: 1, name: '100장', price: 41_000, stock: 20 },
        { id: 2, name: '200장', price: 69_000, stock: 5 },
      ],
    },
  },
  ItemEdited: { type: 'ItemEdited', data: { id, name: '코튼 명함', tax: 'free' } },
  ItemImagesChanged: { type: 'ItemImagesChanged', data: { id, from: [image(10), image(11)], to: [image(11)] } },
  ItemCategoryChanged: { type: 'ItemCategoryChanged', data: { id, from: '명함', to: '인쇄물', state: 'onSale' } },
  ItemStateChanged: { type: 'ItemStateChanged', data: { id, from: 'onSale', to: 'hidden', category: '명함' } },
  ItemTermsChanged: {
    type: 'ItemTermsChanged',
    data: { id, shipping: { kind: 'own', fee: 4_000, each: 10 }, most: 30, book: false },
  },
  ItemNoticeSet: {
    type: 'ItemNoticeSet',
    data: {
      id,
      group: 'print',
      fields: {
        model: '코튼 명함',
        certification: '해당 없음',
        origin: '대한민국',
        maker: '설계마루',
        paper: '코튼지 600g, 활판',
        size: '90 × 50mm',
        lead_time: '시안 확정 뒤 영업일 3일',
      },
      service_name: '설계마루 고객센터',
      service_phone: '02-123-4567',
      return_address: '',
      made_to_order: true,
    },
  },
  ItemSaleSet: { type: 'ItemSaleSet', data: { id, from: null, to: sale } },
  SaleBegan: { type: 'SaleBegan', data: { id, percent: sale.percent } },
  SaleEnded: { type: 'SaleEnded', data: { id, percent: sale.percent } },
  ItemOptionAdded: { type: 'ItemOptionAdded', data: { id, optionId: 3, name: '50장', price: 25_000, stock: 8 } },
  ItemOptionChanged: { type: 'ItemOptionChanged', data: { id, optionId: 1, price: 38_000 } },
  ItemOptionRemoved: { type: 'ItemOptionRemoved', data: { id, optionId: 1 } },
  StockAdjusted: { type: 'StockAdjusted', data: { id, optionId: 1, by: -3, stock: 17, reason: '파손' } },
  StockReserved: { type: 'StockReserved', data: { id, orderId, lines, until: '2026-12-01T00:15:00.000Z' } },
  StockReleased: { type: 'StockReleased', data: { id, orderId, lines, reason: '시간 초과' } },
  StockTaken: { type: 'StockTaken', data: { id, orderId, lines } },
  SaleUndone: { type: 'SaleUndone', data: { id, orderId, pieces: 1 } },
};

const service = { service_name: '설계마루 고객센터', service_phone: '02-123-4567', return_address: '' };
/** What the law wants said of the plainest thing of each kind. */
export const noticeExamples: Readonly<Record<ItemKind, ItemNotice>> = {
  goods: {
    ...service,
    group: 'other',
    fields: { model: '도면 통', certification: '해당 없음', origin: '대한민국', maker: '설계마루' },
    made_to_order: false,
  },
  licence: {
    ...service,
    group: 'digital',
    fields: {
      supplier: '설계마루',
      use_terms: '1년, 한 사람',
      provision: '온라인 발급',
      system: 'Windows 10 이상',
      withdrawal_effect: '라이선스를 회수하고 3영업일 이내에 환불',
      trial: '체험판 30일',
    },
    made_to_order: false,
  },
};
