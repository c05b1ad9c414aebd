import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { answer } from '../../kernel/api/call.fixture.ts';
import { openAt, type Replies } from '../../kernel/store/screen.fixture.tsx';
import { OrderScreen } from './order.screen.tsx';

export const dayMs = 24 * 3_600_000;
/** Opens `/my/order/o1`. */
export const openOrder = (order: object, more: Replies = {}) =>
  openAt(
    '/my/order/o1',
    <Routes>
      <Route path="/my/order/:id" element={<OrderScreen />} />
      <Route path="/cart" element={null} />
    </Routes>,
    { 'GET shop/order': () => answer(200, order), ...more },
  );
export const click = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
export const sent: readonly OrderEvent['type'][] = ['OrderPaid', 'OrderPrepared', 'OrderShipped'];
export const delivered: readonly OrderEvent['type'][] = [...sent, 'OrderDelivered'];
/** All pieces of the order of the examples, in its parcel. */
export const parts = [
  { no: 1, quantity: 2, parcel: 1 },
  { no: 2, quantity: 1, parcel: 1 },
];
export const choose = (dialog: HTMLElement, name: RegExp) =>
  fireEvent.click(within(dialog).getByRole('checkbox', { name }));
