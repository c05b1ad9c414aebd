import type { Examples } from '../../kernel/message.ts';
import type { ItemEvent } from './item.events.ts';

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
