import type { Examples } from '../../kernel/message.ts';
import type { ConfigEvent } from './config.events.ts';

export const configExamples: Examples<ConfigEvent> = {
  BusinessInfoChanged: {
    type: 'BusinessInfoChanged',
    data: {
      name: '설계마루',
      owner: '김마루',
      registration_number: '1234567891',
      mail_order_number: '2026-서울마포-0123',
      address: '서울특별시 마포구 월드컵북로 1, 3층',
      phone: '02-123-4567',
      email: 'help@maru.example',
      privacy_officer: '이하늘',
      hosting: '설계마루',
    },
  },
  ShippingRatesChanged: { type: 'ShippingRatesChanged', data: { fee: 2_500, free_from: 40_000, island_fee: 4_000 } },
  ShippingBundlesChanged: {
    type: 'ShippingBundlesChanged',
    data: {
      from: [],
      to: [{ id: '01900000-0000-7000-8000-0000000000b1', name: '대형 도면', fee: 5_000, free_from: 100_000 }],
    },
  },
  ReturnTermsChanged: {
    type: 'ReturnTermsChanged',
    data: { return_fee: 3_500, exchange_fee: 7_000, address: '경기도 파주시 문발로 1, 2층' },
  },
  RemoteAreasChanged: {
    type: 'RemoteAreasChanged',
    data: { areas: [{ name: '울릉도', from: '40200', to: '40240', fee: 7_000 }] },
  },
  SellingTermsChanged: {
    type: 'SellingTermsChanged',
    data: { recharge: 'charge', point_percent: 2, deposit_hours: 48, scarce_hours: 6, scarce_percent: 40 },
  },
  DeliveryTermsChanged: {
    type: 'DeliveryTermsChanged',
    data: {
      from_days: 1,
      until_days: 2,
      cutoff: 14,
      pickup: '서울 마포구 월드컵북로 400, 7층',
      pickup_hours: '평일 10시~18시',
    },
  },
  PaymentTermsChanged: {
    type: 'PaymentTermsChanged',
    data: {
      escrow: 'provider',
      escrow_name: '토스페이먼츠',
      escrow_number: 'A07-20260101-0001',
      escrow_link: 'https://pages.tosspayments.com/escrow',
      escrow_text: '',
      self_issued: false,
    },
  },
};
