import { exampleCompany } from '@maru/contracts/shop/company/company.examples';
import { type Attempt, attempt, type Ids } from './attempt.ts';

/** What goes with orders and what was sold: documents, tax invoices, licences. */
export const onSold = ({ order: id }: Ids): Readonly<Record<string, readonly Attempt[]>> => ({
  'GET shop/order/statement': [attempt({ id }, 'order_not_found', 'order_not_found')],
  'GET shop/taxinvoice': [attempt({ id }, 'order_not_found', 'order_not_found')],
  'GET shop/cashreceipt': [attempt({ id }, 'order_not_found', 'order_not_found')],
  'GET shop/namecard': [attempt({ order_id: id }, 'order_not_found', 'order_not_found')],
  'POST shop/namecard': [
    attempt({ order_id: id, no: 1, name: '김한빛' }, 'name_card_not_found', 'name_card_not_found'),
  ],
  'PUT shop/namecard/approve': [
    attempt({ order_id: id, no: 1, version: 1 }, 'name_card_not_found', 'name_card_not_found'),
  ],
  'PUT shop/namecard/reject': [
    attempt(
      { order_id: id, no: 1, version: 1, reason: 'typo', note: '' },
      'name_card_not_found',
      'name_card_not_found',
    ),
  ],
  'POST shop/licence/seat': [attempt({ id, email: 'bada@example.com' }, 'licence_not_found', 'licence_not_found')],
  'DELETE shop/licence/seat/offer': [attempt({ id }, 'licence_not_found', 'licence_not_found')],
  'POST shop/licence/seat/free': [attempt({ id }, 'licence_not_found', 'licence_not_found')],
  'POST shop/licence/machine/release': [attempt({ id }, 'licence_not_found', 'licence_not_found')],
  'POST shop/cashreceipt': [
    attempt({ id, cash_receipt: { use: 'income', number: '01012345678' } }, 'order_not_found', 'order_not_found'),
  ],
  'POST shop/taxinvoice': [attempt({ id, ...exampleCompany }, 'order_not_found', 'order_not_found')],
});

export const soldWithoutIds: readonly string[] = [
  'GET shop/licence/invitation',
  'POST shop/licence/accept',
  'POST shop/licence/machine',
  'GET shop/installer/list',
  'GET shop/company',
  'PUT shop/company',
  'DELETE shop/company',
  'POST shop/cart/estimate',
  'POST shop/order/guest/statement',
  'POST shop/taxinvoice/guest/find',
  'POST shop/taxinvoice/guest',
  'POST shop/cashreceipt/guest/find',
  'POST shop/cashreceipt/guest',
];
