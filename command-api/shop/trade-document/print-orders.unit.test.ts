import { orderExamples } from '@maru/contracts/shop/order/order.examples';
import type { OrderEvent } from '@maru/contracts/shop/order/order.events';
import { orderFold } from '@maru/contracts/shop/order/order.fold';
import { orderSheet, packingSlip } from '@maru/contracts/shop/trade-document/order-print.words';
import { describe, expect, it } from 'vitest';
import { foldAll } from '../../pipeline/decider-spec.ts';
import { drawOnPages } from './draw-sheet.service.ts';
import { closePen } from '../../print/pen.service.ts';
import { openPen } from './sheet-pen.service.ts';

const orderAfter = (...types: readonly OrderEvent['type'][]) => {
  const order = foldAll(
    orderFold,
    types.map((type) => orderExamples[type]),
  );
  if (!order) throw new Error('no order');
  return order;
};
const paid = orderAfter('OrderPlaced', 'OrderPaid');

describe('papers of an order', () => {
  it('say on the slip what is to be packed and where it goes, and nothing of money', () => {
    const { rows, parties, sums } = packingSlip(paid, null);
    expect(rows.map(([, name, , quantity]) => [name, quantity])).toEqual(
      paid.lines.filter(({ kind }) => kind === 'goods').map(({ name, quantity }) => [name, String(quantity)]),
    );
    expect(parties[0].facts.map(([label]) => label)).toEqual(['이름', '연락처', '주소', '배송 메모']);
    expect(sums).toEqual([]);
    expect(JSON.stringify(packingSlip(paid, null))).not.toContain('원');
  });
  it('say on the order sheet what it was worth', () =>
    expect(orderSheet(paid, null).sums.at(-1)).toEqual(['합계', `${paid.amounts.total.toLocaleString('ko-KR')}원`]));
  it('of many orders stand on pages of their own, each counted from 1', async () => {
    const pen = await openPen('포장명세서');
    for (let at = 0; at < 30; at += 1) {
      if (at > 0) pen.addPage();
      drawOnPages(pen, packingSlip(paid, null));
      // What is finished is sent on, and held no longer.
      expect(pen.bufferedPageRange().count).toBe(0);
    }
    const pdf = (await closePen(pen)).toString('latin1');
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(30);
  });
});
